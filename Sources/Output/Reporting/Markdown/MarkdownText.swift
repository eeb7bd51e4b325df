internal import Conformance
internal import ElementTree

/// Escapes arbitrary text for Markdown, so that none of it is parsed as markup and all of it is
/// visible.
package enum MarkdownText {
  /// The characters with a meaning at any place of a line in CommonMark or GitHub's dialect.
  private static let marks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~", "$",
  ]

  /// Returns the text in one line, with all Markdown characters escaped.
  package static func escaped(_ text: String) -> String {
    let line = visible(text)
    let opener = placeOfOpener(in: line)
    var escaped = ""
    for place in line.unicodeScalars.indices {
      let scalar = line.unicodeScalars[place]
      if place == opener || marks.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Returns a code span with enough backticks to contain any text.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - isInTable: Whether the span is in a table cell, in which `|` must be escaped.
  /// - Returns: A code span.
  package static func code(_ text: String, isInTable: Bool = false) -> String {
    let text = visible(text)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // Markdown removes one space at each end of a code span if both ends have one.
    let isOpen = text.hasPrefix("`") || text.hasSuffix("`")
    let isBlank = text.hasPrefix(" ") && text.hasSuffix(" ")
    let space = isOpen || isBlank ? " " : ""
    let code = isInTable ? text.replacing("|", with: "\\|") : text
    return fence + space + code + space + fence
  }

  /// Returns a link; characters that would end its target are percent-encoded.
  package static func link(_ text: String, to target: String) -> String {
    "[\(escaped(text))](\(encoded(target)))"
  }

  /// Returns an image with an alternative text.
  package static func image(_ alternative: String, at target: String) -> String {
    "!\(link(alternative, to: target))"
  }

  /// Returns a path with percent-encoding for the characters that have a meaning in a URL.
  package static func path(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F")
  }

  /// Returns the text in a code fence that is longer than any fence in it.
  package static func fenced(_ text: String, language: String = "") -> String {
    let text = VisibleText.lines(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension MarkdownText {
  /// Returns the text in one line, with line breaks replaced by spaces.
  private static func visible(_ text: String) -> String {
    var isReturn = false
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      defer { isReturn = scalar == "\r" }
      if isReturn, scalar == "\n" { continue }
      line.append(scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : scalar)
    }
    return VisibleText.line(String(line))
  }

  /// Returns the position of a character that would start a list or underline a heading at the
  /// start of a line.
  ///
  /// It is a leading `-`, `+` or `=`, or the `.` or `)` after a number; `nil` if there is none.
  /// Other block markers are escaped at any position.
  private static func placeOfOpener(in text: String) -> String.Index? {
    let start = text.drop { $0 == " " }
    let rest = start.drop { $0.isASCII && $0.isNumber }
    guard let mark = rest.first else { return nil }
    let isOpener = rest.startIndex == start.startIndex ? "-+=".contains(mark) : ".)".contains(mark)
    return isOpener ? rest.startIndex : nil
  }

  /// Returns the length of the longest run of a character.
  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }

  private static func encoded(_ target: String) -> String {
    var encoded = ""
    for scalar in target.unicodeScalars {
      let isEnd = " ()<>[]\"'\\`|^{}".unicodeScalars.contains(scalar)
      guard isEnd || VisibleText.hidesSomething(in: String(scalar)) else {
        encoded.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}

/// Links from a Markdown report to the specs, in the form that GitHub and GitLab resolve.
struct SpecLinks {
  /// The path from the report's folder to the package, ending with a slash.
  var pathToRoot: String

  func spec(_ spec: SpecReport) -> String {
    MarkdownText.link(spec.title, to: pathToRoot + MarkdownText.path(spec.file))
  }

  func clause(_ clause: ClauseReport, in spec: SpecReport) -> String {
    MarkdownText.link(
      clause.title,
      to: "\(pathToRoot)\(MarkdownText.path(spec.file))#\(clause.slug)"
    )
  }

  /// Returns a link to a line in the source view of a file.
  func line(_ line: Int, of file: String, text: String) -> String {
    MarkdownText.link(text, to: "\(pathToRoot)\(MarkdownText.path(file))?plain=1#L\(line)")
  }
}

/// A Markdown table of a report.
///
/// Cells are not padded, so that a longer row does not change other lines of the file.
struct ReportTable {
  var header: [String]
  /// The rows with as many cells as the header, in Markdown.
  var rows: [[String]]
}

extension ReportTable {
  /// The table's lines, without a line feed at the end.
  var text: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
