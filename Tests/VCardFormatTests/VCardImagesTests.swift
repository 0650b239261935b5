import Testing

@testable import VCardFormat

@Suite struct VCardImagesTests {
  @Test(
    "pictures are bytes or references, whatever the parameters say",
    arguments: [
      ("PHOTO;ENCODING=b;TYPE=GIF:R0lGODlh", "imageb=R0lGODlh mediaType=image/gif"),
      ("PHOTO;ENCODING=b;TYPE=JPEG:iVBORw0KGgo=", "imageb=iVBORw0KGgo= mediaType=image/png"),
      ("PHOTO;TYPE=jpg;ENCODING=b:AAEC", "imageb=AAEC mediaType=image/jpeg"),
      ("PHOTO:data:image/png;base64,AAEC", "imageb=AAEC mediaType=image/png"),
      ("PHOTO;VALUE=URI:data:image/png\\;base64\\,AAEC", "imageb=AAEC mediaType=image/png"),
      (
        "PHOTO;VALUE=BINARY;ENCODING=b:https://example.com/p.jpg",
        "image@=https://example.com/p.jpg"
      ),
      ("PHOTO;GIF:http://example.com/p.gif", "image@=http://example.com/p.gif mediaType=image/gif"),
      (
        "PHOTO;MEDIATYPE=image/webp:https://example.com/p",
        "image@=https://example.com/p mediaType=image/webp"
      ),
      ("LOGO;ENCODING=b:AA EC", "logob=AAEC"),
    ])
  func pictures(line: String, expected: String) {
    #expect(read("3.0", line) == [expected])
  }

  @Test("another type than stated and broken base64 are told")
  func diagnostics() {
    #expect(
      told(parse(card("3.0", ["PHOTO;ENCODING=b;TYPE=JPEG:iVBORw0KGgo="]))) == [
        "3 vcard-image-type"
      ])
    #expect(told(parse(card("3.0", ["PHOTO;ENCODING=b:AA*EC"]))) == ["3 vcard-bad-base64"])
  }
}
