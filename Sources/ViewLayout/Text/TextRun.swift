/// A piece of text in one font.
struct TextRun: Equatable, Sendable {
  var string: String
  var font: TestFont
}
