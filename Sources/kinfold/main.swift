import CommandLineKit
import KinfoldCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let environment = Environment.process()
exit(await KinfoldProgram.program.run(environment.arguments, in: environment).rawValue)
