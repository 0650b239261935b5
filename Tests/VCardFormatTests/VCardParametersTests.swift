import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardParametersTests {
  @Test(
    "types make a label in every dialect, the rest stays raw",
    arguments: [
      ("TEL;TYPE=WORK,VOICE:1", ":work=1 parameters=;TYPE=VOICE"),
      ("TEL;TYPE=WORK;TYPE=VOICE:1", ":work=1 parameters=;TYPE=VOICE"),
      ("TEL;TYPE=\"WORK,VOICE\":1", ":work=1 parameters=;TYPE=VOICE"),
      ("TEL;TYPE=WORK\\,VOICE:1", ":work=1 parameters=;TYPE=VOICE"),
      ("TEL;type=CELL;type=pref:1", ":mobile*=1"),
      ("TEL;WORK;VOICE:1", ":work=1 parameters=;TYPE=VOICE"),
      ("TEL;CELL=;VOICE=:1", ":mobile=1 parameters=;TYPE=VOICE"),
      ("TEL;TYPE=WORK,WORK,fax:1", ":workFax=1"),
      ("TEL;TYPE=HOME,FAX:1", ":homeFax=1"),
      ("TEL;TYPE=FAX:1", ":otherFax=1"),
      ("TEL;TYPE=PAGER:1", ":pager=1"),
      ("TEL;TYPE=IPHONE,CELL:1", ":iPhone=1"),
      ("TEL;TYPE=CELL,WORK:1", ":mobile=1 parameters=;TYPE=WORK"),
      ("TEL;TYPE=main-number:1", ":main=1"),
      ("TEL;TYPE=work,:1", ":work=1"),
      ("TEL;;HOME;:1", ":home=1"),
      ("TEL;PREF=1;TYPE=home:1", ":home*=1"),
      ("TEL;PREF=2:1", "=1 parameters=;PREF=2"),
      ("TEL;PREF=1,TYPE=HOME:1", ":home*=1"),
      ("TEL;TYPE=x-custom label:1", "=1 parameters=;TYPE=x-custom label"),
      ("TEL;TYPE=\"A,B:C\":1", "=1 parameters=;TYPE=A;TYPE=\"B:C\""),
      ("TEL;LABEL=x;CC=de;X-A=\"b;c\":1", "=1 parameters=;X-A=\"b;c\";LABEL=x;CC=de"),
    ])
  func types(line: String, expected: String) {
    #expect(read("3.0", line) == ["phoneNumber" + expected])
  }

  @Test("carets and quotes of a parameter are undone once (RFC 6868)")
  func carets() {
    var output: [UInt8] = []
    let value = Array("\"a^nb^^n ^'c^' ^x\"".utf8)
    VCardParameters.appendDecoded(value.span, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "a\nb^n \"c\" ^x")
  }

  @Test("a comma for a semicolon is told")
  func repaired() {
    let parsed = parse(card("3.0", ["EMAIL;PREF=1,TYPE=HOME:a@example.com"]))
    #expect(told(parsed) == ["3 vcard-parameter-repaired"])
  }
}
