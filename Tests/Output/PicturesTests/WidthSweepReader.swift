import ElementTree
import Foundation

/// Reads the markup of a sweep at one of its widths, as the script of a page does.
struct WidthSweepReader {
  /// A tag or the text between two tags.
  private struct Piece {
    var text: String
    /// The name of the element; `nil` for a text.
    var name: Substring?
    var isEnd = false
    /// Whether the tag is an element without content.
    var isEmpty = false
    var attributes: [(name: String, value: String)] = []
    /// The variations of the attributes.
    var variation: [Substring] = []
  }

  private let pieces: [Piece]
  private let widths: [Double]

  init(markup: Markup, widths: [Double]) {
    self.widths = widths
    let tags = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>|[^<]+/
    pieces = markup.source.matches(of: tags).map { match in
      var piece = Piece(text: String(match.output.0), name: match.output.2)
      piece.isEnd = match.output.1?.isEmpty == false
      piece.isEmpty = match.output.4?.isEmpty == false
      piece.attributes = (match.output.3 ?? "").matches(of: /([\w-]+)="([^"]*)"/).map {
        (name: String($0.output.1), value: Self.unescaped(String($0.output.2)))
      }
      let variation = piece.attributes.first { $0.name == "data-v" }?.value
      piece.variation = variation?.split(separator: "|") ?? []
      piece.attributes.removeAll { $0.name == "data-v" || $0.name == "display" }
      return piece
    }
  }
}

extension WidthSweepReader {
  /// Returns the markup at a width, without hidden elements and variations.
  func source(at width: Int) -> String {
    var source = ""
    // The number of open elements inside a hidden element.
    var hidden = 0
    var text: String?
    for piece in pieces {
      guard let name = piece.name else {
        if hidden == 0 { source += text.map { Markup.text($0).source } ?? piece.text }
        text = nil
        continue
      }
      if hidden > 0 {
        if !piece.isEmpty { hidden += piece.isEnd ? -1 : 1 }
        continue
      }
      guard !piece.isEnd else {
        source += "</\(name)>"
        continue
      }
      guard let attributes = attributes(of: piece, at: width) else {
        hidden = piece.isEmpty ? 0 : 1
        continue
      }
      text = attributes.first { $0.name == "#" }?.value
      source += "<\(name)"
      for (name, value) in attributes where name != "#" {
        source += " \(name)=\"\(EscapedText.attribute(value))\""
      }
      source += piece.isEmpty ? "/>" : ">"
    }
    return source
  }

  /// Returns the attributes of an element at a width; `nil` if it is hidden.
  private func attributes(
    of piece: Piece,
    at width: Int
  ) -> [(name: String, value: String)]? {
    var attributes = piece.attributes
    for word in piece.variation {
      if word.hasPrefix("?") {
        let counts = word.dropFirst().split(separator: ",").compactMap { Int($0) }
        let presence = counts.enumerated().flatMap { index, count in
          Array(repeating: index % 2 == 1, count: count)
        }
        guard presence.indices.contains(width), presence[width] else { return nil }
      } else if let (name, value) = value(word, at: width) {
        let place = attributes.firstIndex { $0.name == name }
        if let place { attributes[place].value = value } else { attributes.append((name, value)) }
      }
    }
    return attributes
  }

  private func value(_ word: Substring, at width: Int) -> (String, String)? {
    guard let parts = word.wholeMatch(of: /([^~=:]+)([~=:])(.*)/.dotMatchesNewlines())?.output
    else {
      return nil
    }
    let (name, rest) = (String(parts.1), parts.3)
    switch parts.2 {
    case "~": return (name, number(rest, at: width))
    case ":":
      var last = 0
      for value in rest.split(separator: " ", omittingEmptySubsequences: false) {
        let parts = value.split(separator: "*", omittingEmptySubsequences: false)
        last += parts.count > 1 ? Int(parts[1]) ?? 0 : widths.count
        if width < last { return (name, parts[0].removingPercentEncoding ?? "") }
      }
      return nil
    default:
      let tracks = rest.split(separator: "~", omittingEmptySubsequences: false)
      let texts = tracks[0].split(separator: "@", omittingEmptySubsequences: false)
      let numbers = [""] + tracks.dropFirst().map { number($0, at: width) }
      return (name, zip(numbers, texts).map { $0 + ($1.removingPercentEncoding ?? "") }.joined())
    }
  }

  /// Returns a number in the format of JavaScript.
  private func number(_ track: Substring, at width: Int) -> String {
    var first = 0
    for piece in track.split(separator: ",") {
      let parts = piece.split(separator: "*", omittingEmptySubsequences: false)
      let end = parts.count > 1 ? first + (Int(parts[1]) ?? 0) : widths.count
      if width < end {
        let line = parts[0].split(separator: "/").compactMap { Double($0) }
        let rise = (line.count > 1 ? line[1] : 0) * (widths[width] - widths[first])
        let value = ((line.first ?? 0) + rise + 0.5).rounded(.down) / 100
        return Int(exactly: value).map { "\($0)" } ?? "\(value)"
      }
      first = end
    }
    return ""
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
  }
}
