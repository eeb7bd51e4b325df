// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A color, which has the proposed size, and is 10 long for an unspecified length.
public struct Color: PrimitiveView, Rule {
  public var boxes: [Box] { [Box("Color", self)] }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

extension View where Self == Color {
  public static var red: Color { Color() }
  public static var green: Color { Color() }
  public static var blue: Color { Color() }
}

/// Flexible space with a minimum length, by default 8 points.
public struct Spacer: PrimitiveView, Rule {
  private let least: CGFloat
  public init(minLength: CGFloat? = nil) { least = minLength ?? 8 }

  public var boxes: [Box] { [Box("Spacer", self, priority: -.infinity)] }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    Axis.allCases.reduce(into: .zero) { size, axis in
      guard box.axis == nil || box.axis == axis else { return }
      size[axis] = max(proposal[axis] ?? least, least)
    }
  }
}

/// A text in a font whose characters are 10 points wide and whose lines are 20 points high.
public struct Text: PrimitiveView, Rule {
  let words: String
  public init(_ words: String) { self.words = words }
  public var boxes: [Box] { [Box("Text", self)] }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    let lines = lines(for: proposal)
    let width = CGFloat(lines.map(\.count).max() ?? 0) * 10
    let height = CGFloat(lines.count) * 20
    return CGSize(width: min(width, max(proposal.width ?? width, 0)), height: height)
  }

  func place(in box: Box, for proposal: ProposedViewSize) {
    box.lines = lines(for: proposal).map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// Returns the lines for a proposal, broken between words, or inside of a word that is longer than a line.
  private func lines(for proposal: ProposedViewSize) -> [String] {
    guard !words.isEmpty, proposal.width != 0 || proposal.height != 0 else { return [] }
    let columns = Int(max(1, min((proposal.width ?? .infinity) / 10 + 0.001, 1_000_000)))
    var lines = [""]
    for word in words.split(separator: " ") {
      let isFirst = lines == [""]
      lines[lines.count - 1] += isFirst ? "" : " "
      if !isFirst, lines[lines.count - 1].count + word.count > columns { lines.append("") }
      for letter in word {
        if lines[lines.count - 1].count == columns { lines.append("") }
        lines[lines.count - 1].append(letter)
      }
    }
    return lines
  }
}
