internal import Conformance
internal import ElementTree

/// Text of others as a Markdown document can hold it: none of it is Markdown or HTML, and all of it
/// is seen.
package enum MarkdownText {
  /// What has a meaning anywhere in a line, in CommonMark or in GitHub's dialect of it.
  private static let marks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~", "$",
  ]

  /// Text that must not be read as Markdown, in one line.
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

  /// Code in a line, which no mark in it ends.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - isInTable: Whether it stands in a cell, which a `|` would end.
  /// - Returns: A code span.
  package static func code(_ text: String, isInTable: Bool = false) -> String {
    let text = visible(text)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // Readers take one blank away at both ends, where both have one.
    let isOpen = text.hasPrefix("`") || text.hasSuffix("`")
    let isBlank = text.hasPrefix(" ") && text.hasSuffix(" ")
    let space = isOpen || isBlank ? " " : ""
    let code = isInTable ? text.replacing("|", with: "\\|") : text
    return fence + space + code + space + fence
  }

  /// A link; what would end its target is percent-encoded.
  package static func link(_ text: String, to target: String) -> String {
    "[\(escaped(text))](\(encoded(target)))"
  }

  /// A picture, with what it shows in words.
  package static func image(_ alternative: String, at target: String) -> String {
    "!\(link(alternative, to: target))"
  }

  /// A path as a part of a link's target, in which these begin something else.
  package static func path(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F")
  }

  /// Text as it is, in a fence that no line of it ends.
  package static func fenced(_ text: String, language: String = "") -> String {
    let text = VisibleText.lines(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension MarkdownText {
  /// The text in one line, its lines parted by blanks.
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

  /// The place of what begins a list or an underline, in case that a line begins with the text.
  ///
  /// It is that of `-`, and of the point in `1.`; `nil` where nothing is such. All else that begins
  /// something has a meaning anywhere.
  private static func placeOfOpener(in text: String) -> String.Index? {
    let start = text.drop { $0 == " " }
    let rest = start.drop { $0.isASCII && $0.isNumber }
    guard let mark = rest.first else { return nil }
    let isOpener = rest.startIndex == start.startIndex ? "-+=".contains(mark) : ".)".contains(mark)
    return isOpener ? rest.startIndex : nil
  }

  /// How many of a character stand one behind the other.
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

/// Links from a Markdown report to the specs, as GitHub and GitLab resolve them.
struct SpecLinks {
  /// The way from the report's folder to the package's, with a slash at its end.
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

  /// A link to a line, which a file's plain view has.
  func line(_ line: Int, of file: String, text: String) -> String {
    MarkdownText.link(text, to: "\(pathToRoot)\(MarkdownText.path(file))?plain=1#L\(line)")
  }
}

/// A table of a report in Markdown.
///
/// Cells are not padded: a row that becomes longer changes no other line.
struct ReportTable {
  var header: [String]
  /// The rows, with as many cells as the header; cells are Markdown.
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
