/// The words of an app's file to those who start it or preview it, in a form that a spec compiles.
enum AppDeclaration {
  /// A line at the top level of a block of Swift.
  ///
  /// - Parameters:
  ///   - line: The line as the author wrote it.
  ///   - number: The line in the file, which names a preview.
  /// - Returns: The line without `@main`, whose app no spec starts; a `#Preview` as a function, so
  ///   that it is compiled and nothing more.
  static func adapted(_ line: String, number: Int) -> String {
    // Nearly all lines are neither, and a regular expression takes its time to begin.
    guard line.hasPrefix("@main") || line.hasPrefix("#Preview") else { return line }
    if let mark = line.firstMatch(of: /^@main\b/) {
      return line.replacing(mark.0, with: "", maxReplacements: 1)
    }
    guard let preview = line.firstMatch(of: /^#Preview\s*(\([^{]*\))?\s*\{/) else { return line }
    let function = "@MainActor @ViewBuilder private func preview\(number)() -> some View {"
    return function + line[preview.range.upperBound...]
  }
}
