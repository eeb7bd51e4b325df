// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A colour, which fills what it is proposed, and is 10 long where nothing is.
public struct Color: PrimitiveView, Rule {
  public var boxes: [Box] { [Box("Color", self)] }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

extension View where Self == Color {
  public static var red: Color { Color() }
  public static var yellow: Color { Color() }
  public static var green: Color { Color() }
  public static var blue: Color { Color() }
  public static var gray: Color { Color() }
}

/// Room that gives way, 8 points at least where nothing else is said.
public struct Spacer: PrimitiveView, Rule {
  private let least: CGFloat

  public init(minLength: CGFloat? = nil) { least = minLength ?? 8 }

  public var boxes: [Box] {
    let box = Box("Spacer", self)
    box.priority = -.infinity
    return [box]
  }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    Axis.allCases.reduce(into: .zero) { size, axis in
      guard box.axis == nil || box.axis == axis else { return }
      size[axis] = max(proposal[axis] ?? least, least)
    }
  }
}

/// Words, in a font whose letters are 10 points wide and whose lines are 20 high.
public struct Text: PrimitiveView, Rule {
  let words: String

  public init(_ words: String) { self.words = words }

  public var boxes: [Box] { [Box("Text", self)] }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    let columns = max(1, Int(min((proposal.width ?? .infinity) / 10 + 0.001, 1_000_000)))
    let lines = words.isEmpty ? [] : lines(of: columns)
    let width = CGFloat(lines.max() ?? 0) * 10
    // Where not all lines are shown, the last one ends with three dots.
    let rows = max(1, Int(min((proposal.height ?? .infinity) / 20 + 0.001, 1_000_000)))
    let height = CGFloat(min(lines.count, rows)) * 20
    return CGSize(width: min(width, max(proposal.width ?? width, 0)), height: height)
  }

  /// The lengths of the lines, broken between words, and in words that are too long for a line.
  private func lines(of columns: Int) -> [Int] {
    words.split(separator: " ").map(\.count).reduce(into: []) { lines, word in
      // A blank at a break counts.
      if let last = lines.last, last + 1 + word <= columns {
        lines[lines.count - 1] += 1 + word
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += 1 }
        lines += Array(repeating: columns, count: (word - 1) / columns)
        lines.append((word - 1) % columns + 1)
      }
    }
  }
}
