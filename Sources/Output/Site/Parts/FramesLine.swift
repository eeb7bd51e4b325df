internal import ElementTree

/// A line of a block in two parts: the name, with the blanks up to the numbers, and the numbers, which
/// stay in sight on a narrow page.
struct FramesLine {
  private let name: Substring
  private let blanks: Substring
  private let numbers: Substring

  /// - Parameter line: Without its end. One without numbers behind its name is all name.
  init(_ line: Substring) {
    let form = /^(.*?\S)( +)((?:(?:-?[0-9.]+|nil|inf) +){3}(?:-?[0-9.]+|nil|inf)(?: +z=.*)?)$/
    guard let parts = line.wholeMatch(of: form)?.output else {
      (name, blanks, numbers) = (line, "", "")
      return
    }
    (name, blanks, numbers) = (parts.1, parts.2, parts.3)
  }
}

extension FramesLine {
  var markup: [Markup] {
    guard !numbers.isEmpty else { return [.text("\(name)\n")] }
    return [
      .text("\(name)\(blanks)"), .element("span", ["class": "nu"], String(numbers)), .text("\n"),
    ]
  }
}
