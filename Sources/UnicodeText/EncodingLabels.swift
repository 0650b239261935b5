/// Labels that do not mean what ICU takes them for, or that ICU does not know; ICU answers the rest.
/// Keys are as `CharacterEncoding.key(of:)` makes them. Table.
let encodingLabels: [String: CharacterEncoding] = {
  let rows: [(CharacterEncoding, [String])] = [
    (.utf8, ["UTF8", "UNICODE11UTF8", "UNICODE20UTF8", "XUNICODE20UTF8", "CP65001", "UTF8MB4"]),
    (
      .ascii,
      ["USASCII", "ASCII", "ANSIX341968", "ISO646US", "CP367", "IBM367", "7BIT", "CSASCII"]
    ),
    (
      .windows1252,
      [
        "WINDOWS1252", "CP1252", "XCP1252", "MS1252", "ANSI", "MSANSI", "ISO88591", "ISO885911987",
        "ISOIR100", "LATIN1", "L1", "CP819", "IBM819", "CSISOLATIN1", "8859", "88591", "8BIT",
      ]
    ),
    (.utf16, ["UTF16", "UNICODE", "UCS2", "ISO10646UCS2", "CSUNICODE", "UNICODEFEFF"]),
    (.utf16LittleEndian, ["UTF16LE", "UCS2LE", "UNICODELITTLE"]),
    (.utf16BigEndian, ["UTF16BE", "UCS2BE", "UNICODEBIG", "UNICODEFFFE"]),
    (icu("windows-1254"), ["ISO88599", "ISO885991989", "LATIN5", "L5", "CP1254", "WINDOWS1254"]),
    (
      icu("GB18030"),
      [
        "GB18030", "GB2312", "GBK", "XGBK", "CP936", "MS936", "WINDOWS936", "CSGB2312", "EUCCN",
        "GB231280", "CHINESE", "ISOIR58", "GB23121980",
      ]
    ),
    (
      icu("ibm-943_P15A-2003"),
      [
        "SHIFTJIS", "SJIS", "XSJIS", "MSKANJI", "CP932", "MS932", "WINDOWS31J", "CSSHIFTJIS",
        "CSWINDOWS31J", "XMSCP932", "SHIFTJISWIN",
      ]
    ),
    (
      icu("windows-949-2000"),
      [
        "EUCKR", "CSEUCKR", "KSC5601", "KSC56011987", "KSC56011989", "KOREAN", "CP949", "MS949",
        "UHC",
        "WINDOWS949", "ISOIR149",
      ]
    ),
    (
      icu("windows-950-2000"),
      ["BIG5", "CNBIG5", "XXBIG5", "CSBIG5", "CP950", "MS950", "WINDOWS950"]
    ),
    (icu("windows-874-2000"), ["TIS620", "ISO885911", "CP874", "WINDOWS874", "DOS874"]),
    (icu("macintosh"), ["MACINTOSH", "MAC", "MACROMAN", "XMACROMAN", "CSMACINTOSH", "APPLEROMAN"]),
    (icu("x-mac-cyrillic"), ["XMACCYRILLIC", "MACCYRILLIC", "XMACUKRAINIAN"]),
    (icu("x-mac-greek"), ["XMACGREEK", "MACGREEK"]),
    (icu("x-mac-turkish"), ["XMACTURKISH", "MACTURKISH"]),
    (icu("x-mac-centraleurroman"), ["XMACCE", "MACCE", "XMACCENTRALEURROMAN", "MACCENTRALEUROPE"]),
    (icu("KOI8-R"), ["KOI8R", "KOI8", "KOI", "CSKOI8R"]),
    (icu("KOI8-U"), ["KOI8U", "KOI8RU"]),
    (icu("ISO-2022-JP"), ["ISO2022JP", "CSISO2022JP", "JIS"]),
    (icu("EUC-JP"), ["EUCJP", "XEUCJP", "XEUC", "CSEUCPKDFMTJAPANESE"]),
    (icu("UTF-7"), ["UTF7", "UNICODE11UTF7", "CSUNICODE11UTF7"]),
    (.utf32LittleEndian, ["UTF32LE", "UCS4LE"]),
    (.utf32BigEndian, ["UTF32BE", "UCS4BE", "UCS4"]),
    (icu("UTF-32"), ["UTF32"]),
  ]
  var labels: [String: CharacterEncoding] = [:]
  for (encoding, names) in rows {
    for name in names { labels[name] = encoding }
  }
  return labels
}()

private func icu(_ name: String) -> CharacterEncoding {
  CharacterEncoding(name: name, kind: .icu)
}
