/// Text as a terminal can show it.
enum TerminalText {
  /// The text with its control characters written as Swift escapes, so that what a scenario prints
  /// neither moves the cursor nor changes colours; line feeds and tabs stay.
  static func printable(_ text: String) -> String {
    var printable = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
        printable += scalar.escaped(asASCII: true)
      } else {
        printable.unicodeScalars.append(scalar)
      }
    }
    return printable
  }
}
