public import Foundation

nonisolated extension Text {
  /// Makes text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Makes text of a value as a formatter has it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes text of an object as a formatter has it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes text of an attributed text, with the fonts, colours and lengths that are said of its parts.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    pieces = Self.pieces(of: attributedContent)
  }

  /// Makes text of a picture in a line: as wide as the line is high.
  public init(_ image: Image) { self.init(verbatim: Self.pictureCharacter) }

  /// The stand-in for a picture in a text: the object replacement character, which is wide.
  static let pictureCharacter = "\u{FFFC}"
}
