/// One thing that is measured.
struct Stage {
  /// What it is called in the table.
  let name: String
  /// The file of the book that it reads.
  let file: String
  /// Whether it is measured on all cores as well.
  let isParallel: Bool
  /// Whether others on the same file are related to it.
  let isBaseline: Bool

  private init(_ name: String, _ file: String, parallel: Bool = true, baseline: Bool = false) {
    self.name = name
    self.file = file
    isParallel = parallel
    isBaseline = baseline
  }

  static let all = [
    Stage("count lines vcard3", "book.vcf", parallel: false, baseline: true),
    Stage("read vcard3", "book.vcf"),
    Stage("read, write vcard3", "book.vcf"),
    Stage("vcard3 to vcard4", "book.vcf"),
    Stage("vcard3 to jsonl", "book.vcf"),
    Stage("vcard3 to google-csv", "book.vcf"),
    Stage("normalize vcard3", "book.vcf"),
    Stage("match vcard3", "book.vcf"),
    Stage("dedupe vcard3", "book.vcf"),
    Stage("import vcard3", "book.vcf"),
    Stage("import again", "book.vcf"),
    Stage("export vcard3", "book.store"),
    Stage("count lines google-csv", "book.csv", parallel: false, baseline: true),
    Stage("read google-csv", "book.csv"),
    Stage("count lines jsonl", "book.jsonl", parallel: false, baseline: true),
    Stage("read jsonl", "book.jsonl"),
  ]
}
