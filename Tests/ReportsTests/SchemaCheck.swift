import Foundation

/// The few words of JSON Schema that Kinfold's schemas use.
struct SchemaCheck {
  private let root: [String: Any]

  /// Reads a schema from `Docs/schemas`.
  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/schemas/\(name)")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a JSON text, by the definition of a name; empty when nothing is.
  func problems(_ text: String, as definition: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return problems(value, ["$ref": "#/$defs/\(definition)"], at: "")
  }

  private func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): no definition \(name)"]
      }
      return problems(value, found, at: path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.filter { problems(value, $0, at: path).isEmpty }
      return fitting.count == 1 ? [] : ["\(path): fits \(fitting.count) of the choices"]
    }
    var found: [String] = []
    if let type = schema["type"] as? String, !Self.isOf(type, value) {
      return ["\(path): is no \(type)"]
    }
    if let constant = schema["const"] as? Int, value as? Int != constant {
      found.append("\(path): is not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(path): is none of \(words)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path): does not look like \(pattern)")
    }
    if let number = value as? NSNumber, schema["type"] as? String != "boolean" {
      if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
        found.append("\(path): is less than \(least)")
      }
      if let most = schema["maximum"] as? NSNumber, number.doubleValue > most.doubleValue {
        found.append("\(path): is more than \(most)")
      }
    }
    if let object = value as? [String: Any] { found += members(object, schema, at: path) }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least {
        found.append("\(path): has fewer than \(least) elements")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, element) in array.enumerated() {
          found += problems(element, items, at: "\(path)/\(index)")
        }
      }
    }
    return found
  }

  private func members(
    _ object: [String: Any], _ schema: [String: Any], at path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var found: [String] = []
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      found.append("\(path): '\(name)' is missing")
    }
    for (name, value) in object {
      if let property = properties[name] as? [String: Any] {
        found += problems(value, property, at: "\(path)/\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): '\(name)' is not in the schema")
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": value is NSNumber
    case "boolean": value is Bool
    default: false
    }
  }
}
