internal import SwiftParser
internal import SwiftSyntax

/// The text of code alone.
package enum CodeText {
  /// The code of a file as one text: its tokens, and whether each begins a line.
  ///
  /// Another comment, another indentation or a blank line more leaves the text as it is.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: All tokens, with one blank or one line feed between two.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func withoutComments(_ text: String) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).reduce(into: "") { code, token in
      // The first word begins a line, whatever is above it; the end of the file is no word.
      if !code.isEmpty, !token.text.isEmpty {
        code += token.leadingTrivia.contains(where: \.isNewline) ? "\n" : " "
      }
      code += token.text
    }
  }
}
