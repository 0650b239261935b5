import RecordStreams
import Testing

@testable import CSVFormat

struct CSVTokenizerTests {
  /// Rows as lists of cells; a mark in front of a row tells its flaw.
  private func rows(_ text: String, delimiter: Character = ",", columns: Int = 0) -> [[String]] {
    let bytes = Array(text.utf8)
    var tokenizer = CSVTokenizer(
      delimiter: delimiter.asciiValue ?? 0x2C, expectedColumns: columns)
    var rows: [[String]] = []
    var position = 0
    while position < bytes.count, let row = tokenizer.scanRow(in: bytes.span, from: position) {
      #expect(row.end > position)
      position = row.end
      var cells = Array(repeating: "", count: row.columnCount)
      for index in 0..<tokenizer.cellCount {
        let cell = tokenizer.cell(index)
        cells[cell.column] = CSVCellText.string(cell, of: bytes.span, quote: 0x22)
      }
      if row.flaws.contains(.refused) {
        cells = ["refused"]
      } else if row.flaws.contains(.loneQuote) {
        cells.insert("lone", at: 0)
      } else if row.flaws.contains(.innerQuote) {
        cells.insert("inner", at: 0)
      }
      rows.append(cells)
    }
    #expect(position == bytes.count)
    return rows
  }

  @Test(
    "cells are cut as RFC 4180 says, and as people write",
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("a,,\n,,b\n", [["a", "", ""], ["", "", "b"]]),
      ("a,", [["a", ""]]),
      ("\"a\"\"b\",\"c,d\"\n", [["a\"b", "c,d"]]),
      ("\"a\r\nb\",c\n", [["a\nb", "c"]]),
      ("\"\",\"\"\n", [["", ""]]),
      ("a, \"b, c\" ,d\n", [["a", "b, c", "d"]]),
      ("5\" pipe,6'2\"\n", [["5\" pipe", "6'2\""]]),
      ("\n\r\na\n", [[""], [""], ["a"]]),
      ("  a  ,\tb\t\n", [["a", "b"]]),
      ("\"say \"hi\" now\",b\n", [["inner", "say \"hi\" now", "b"]]),
      ("a\u{0}b,c\n", [["ab", "c"]]),
      ("längeres Wort als acht Bytes,ü\n", [["längeres Wort als acht Bytes", "ü"]]),
    ])
  func cells(_ text: String, _ expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test("other delimiters part cells", arguments: [";", "\t", "|"] as [Character])
  func delimiters(_ delimiter: Character) {
    let text = "a,b\(delimiter)\"c\(delimiter)d\"\(delimiter)e\n"
    #expect(rows(text, delimiter: delimiter) == [["a,b", "c\(delimiter)d", "e"]])
  }

  @Test("a lone quote costs no more than its row")
  func loneQuote() {
    let text = """
      a,b,"GIGA DEPOT,d
      e,f,g,h
      i,j,"k, l",m

      """
    #expect(
      rows(text, columns: 4) == [
        ["lone", "a", "b", "\"GIGA DEPOT", "d"], ["e", "f", "g", "h"], ["i", "j", "k, l", "m"],
      ])
  }

  @Test("a lone quote on a line that does not fit the header is refused, the next lines are read")
  func refused() {
    #expect(
      rows("a,\"b\nc,d,e\nf,g,h\n", columns: 3) == [
        ["refused"], ["c", "d", "e"], ["f", "g", "h"],
      ])
  }

  @Test("a quoted cell over lines that fits the header is left alone")
  func multiline() {
    #expect(
      rows("a,\"b\nc, d\",e\nf,g,h\n", columns: 3) == [["a", "b\nc, d", "e"], ["f", "g", "h"]])
  }

  @Test("an open quote is given up after a megabyte, and the next line is read")
  func giant() {
    let filler = String(repeating: "x,y,z\n", count: 250_000)
    let bytes = Array(("a,\"b,c\n" + filler).utf8)
    var tokenizer = CSVTokenizer(delimiter: 0x2C, expectedColumns: 3)
    let row = tokenizer.scanRow(in: bytes.span, from: 0, atEnd: false)
    #expect(row?.end == 7)
    #expect(row?.flaws == .loneQuote)
  }

  @Test(
    "a row whose end is not in sight is not answered",
    arguments: ["a,b", "a,\"b", "a,\"b\"", "a\r"])
  func incomplete(_ text: String) {
    let bytes = Array(text.utf8)
    var tokenizer = CSVTokenizer(delimiter: 0x2C)
    #expect(tokenizer.scanRow(in: bytes.span, from: 0, atEnd: false) == nil)
    #expect(tokenizer.scanRow(in: bytes.span, from: 0, atEnd: true) != nil)
  }

  @Test("a row of more cells than there is room for is read")
  func wide() {
    let text = (0..<5_000).map(String.init).joined(separator: ",") + "\n"
    #expect(rows(text).first?.count == 5_000)
  }

  @Test("many lone quotes do not make reading quadratic")
  func manyLoneQuotes() {
    let text = String(repeating: "a,\"b\n", count: 3_000)
    #expect(rows(text, columns: 2).count == 3_000)
  }
}

extension CSVRow.Flaws: CustomStringConvertible {
  /// The text.
  public var description: String { "flaws \(rawValue)" }
}
