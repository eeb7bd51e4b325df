// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Words, in a font whose letters are half as wide as its lines are high.
public struct Text: PrimitiveView {
  private let words: String

  public init(_ words: some StringProtocol) { self.words = String(words) }
  public init(verbatim words: String) { self.words = words }

  public func boxes(in surroundings: Surroundings) -> [Box] { [TextBox(words, in: surroundings)] }
}

extension View {
  public func font(_ font: Font) -> some View {
    Modified(content: self, surroundings: { $0.fontSize = font.size })
  }

  public func lineLimit(_ count: Int?) -> some View {
    Modified(content: self, surroundings: { $0.lineLimit = count })
  }
}

/// A font, of which the size alone counts.
public struct Font: Sendable {
  var size: CGFloat
  public static func system(size: CGFloat) -> Font { Font(size: size) }
}

/// The box of a text.
public final class TextBox: Box {
  private let words: String
  private let lineHeight: CGFloat
  private let lineLimit: Int?
  /// The lines that are shown.
  public private(set) var lines: [String] = []

  init(_ words: String, in surroundings: Surroundings) {
    self.words = words
    lineHeight = surroundings.fontSize
    lineLimit = surroundings.lineLimit
    super.init("Text")
    label = words
  }

  override func gap(at edge: Edge) -> Gap {
    edge == .top || edge == .bottom ? .text(lineHeight) : .usual
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (lineHeight * 0.8, size.height - lineHeight * 0.2)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal != .zero else { return .zero }
    let lines = lines(for: proposal)
    let longest = lines.map(\.count).max() ?? 0
    let height = CGFloat(lines.count) * lineHeight
    let width = CGFloat(longest) * lineHeight / 2
    return CGSize(width: min(width, max(proposal.width ?? width, 0)), height: height)
  }

  override func arrange(_ proposal: ProposedViewSize) {
    lines = lines(for: proposal).map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// The lines that go into a proposal; one at least, the last one cut where not all do.
  private func lines(for proposal: ProposedViewSize) -> [String] {
    guard !words.isEmpty else { return [] }
    let room = proposal.width.map { $0 / (lineHeight / 2) }
    let columns = room.map { $0 < 1_000_000 ? max(Int($0 + 0.001), 1) : .max } ?? .max
    let paragraphs = words.split(separator: "\n", omittingEmptySubsequences: false)
    let all = paragraphs.flatMap { Self.wrapped($0, into: columns) }
    let high = proposal.height.map { $0 < 1_000_000 ? Int($0 / lineHeight + 0.001) : .max } ?? .max
    let count = max(1, min(high, lineLimit ?? .max))
    guard all.count > count else { return all }
    let rest = all[(count - 1)...].joined()
    return all.prefix(count - 1) + [String(rest.prefix(max(columns - 1, 0))) + "…"]
  }

  /// A paragraph in lines, broken between words, and in words that are too long for a line.
  private static func wrapped(_ paragraph: Substring, into columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + 1 + word.count <= columns {
        line += " " + word
        continue
      }
      // The blank at a break counts for the width.
      if !line.isEmpty { lines.append(line + " ") }
      line = String(word)
      while line.count > columns {
        lines.append(String(line.prefix(columns)))
        line = String(line.dropFirst(columns))
      }
    }
    return lines + [line]
  }
}
