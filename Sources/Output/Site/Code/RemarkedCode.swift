internal import ElementTree

/// Code in pieces, with remarks under some of its lines.
struct RemarkedCode {
  private let pieces: [Markup]
  private let remarks: [Int: [String]]

  /// - Parameters:
  ///   - pieces: The code, texts and elements around texts.
  ///   - remarks: The remarks on lines, by their numbers from 0.
  init(_ pieces: [Markup], remarks: [Int: [String]]) {
    self.pieces = pieces
    self.remarks = remarks
  }
}

extension RemarkedCode {
  /// The lines, those with remarks marked, and their remarks behind them.
  var markup: [Markup] {
    let lines = lines
    return lines.enumerated().flatMap { number, pieces -> [Markup] in
      let end: [Markup] = number < lines.count - 1 ? [.text("\n")] : []
      guard let remarks = remarks[number] else { return pieces + end }
      return [.element("span", ["class": "l w"], pieces + [.text("\n")])]
        + remarks.map { .element("span", ["class": "l err"], "\($0)\n") }
    }
  }

  /// The pieces line by line; one that runs over several lines has a part in each.
  private var lines: [[Markup]] {
    var lines: [[Markup]] = [[]]
    for piece in pieces {
      for (index, part) in Self.parts(of: piece).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(part) }
      }
    }
    return lines
  }

  private static func parts(of piece: Markup) -> [Markup] {
    switch piece {
    case .text(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
    case .element(let element) where element.children.count == 1:
      return parts(of: element.children[0]).map { part in
        var copy = element
        copy.children = [part]
        return .element(copy)
      }
    default: return [piece]
    }
  }
}
