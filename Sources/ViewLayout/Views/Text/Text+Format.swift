public import Foundation

nonisolated extension Text {
  /// Makes text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
