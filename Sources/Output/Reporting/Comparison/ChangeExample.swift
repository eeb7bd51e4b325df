internal import Conformance
internal import Foundation
internal import Pictures
internal import SpecFormat

/// The simplest scenario of a group, shown as an example with its frames before and after the
/// change.
struct ChangeExample {
  /// The maximum number of lines with changed frames.
  private static let lineLimit = 12

  let id: String
  private let frames: [ChangedFrame]

  /// Creates the example, or returns `nil` if no scenario of the group has frames that can be
  /// drawn.
  init?(_ group: ChangeGroup) {
    let related = Set(group.ids.suffix(group.relatedCount))
    let candidates = group.changes.compactMap { change -> ChangeExample? in
      guard !related.contains(change.id), let frames = Self.frames(of: change) else { return nil }
      return ChangeExample(id: change.id, frames: frames)
    }
    let amount = group.cause.amount
    // A single frame cannot show changed spacing, so scenarios with several frames are preferred.
    let simplest = candidates.filter { $0.frames.count > 1 }
      .min { $0.complexity(of: amount) < $1.complexity(of: amount) }
    guard let example = simplest ?? candidates.first else { return nil }
    self = example
  }

  private init(id: String, frames: [ChangedFrame]) {
    self.id = id
    self.frames = frames
  }

  /// Returns a measure of complexity; lower is simpler.
  ///
  /// Numbers that changed by an amount other than that of the group's cause count more than the
  /// number of frames.
  private func complexity(of amount: Double?) -> (Int, Int) {
    guard let amount else { return (0, frames.count) }
    let others = LayoutDeltas(frames).deltas.count { delta in
      delta.amount.map { abs($0) != abs(amount) } ?? false
    }
    return (others, frames.count)
  }
}

extension ChangeExample {
  /// A description of the changed frames, as the picture's text alternative.
  var alternative: String {
    let moved = frames.filter(\.isChanged).prefix(4).map { "\($0.name) from \($0.coordinates)" }
    return "\(id): \(moved.joined(separator: "; "))."
  }

  /// The changed frames in columns, such as `Text 10 0 50 20 → 11 0 50 20 x +1`.
  var numbers: String {
    let changed = frames.filter(\.isChanged)
    let rows = changed.prefix(Self.lineLimit).map { [$0.name, $0.coordinates, $0.difference] }
    let widths = (0..<2).map { column in rows.map(\.[column].count).max() ?? 0 }
    var lines = rows.map { row in
      "\(Self.padded(row[0], to: widths[0]))  \(Self.padded(row[1], to: widths[1]))  \(row[2])"
    }
    let hidden = changed.count - rows.count
    if hidden > 0 { lines.append("… and \(hidden) more") }
    return lines.joined(separator: "\n")
  }

  /// Draws the layout before and after the change side by side, at one scale, with characters.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of both together, in characters.
  ///   - rows: The maximum height, in lines.
  /// - Returns: Lines without a line feed at the end; empty if there is nothing to draw.
  func text(columns: Int, rows: Int) -> String {
    let area = frames.flatMap { [$0.before, $0.after] }.reduce(CGRect.null) { $0.union($1) }
    let width = (columns - 3) / 2
    func lines(_ frame: (ChangedFrame) -> CGRect) -> [Substring] {
      TextPicture(frames: frames.map { ($0.name, frame($0)) }, area: area)
        .text(columns: width, rows: rows)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (before, after) = (["before"] + lines(\.before), ["after"] + lines(\.after))
    let column = before.map(\.count).max() ?? 0
    return (0..<max(before.count, after.count)).map { row in
      let left = row < before.count ? String(before[row]) : ""
      let right = row < after.count ? String(after[row]) : ""
      return right.isEmpty ? left : "\(Self.padded(left, to: column))   \(right)"
    }.joined(separator: "\n")
  }

  /// The picture as an SVG document.
  var svg: String { Picture(changes: frames, title: "\(id), before and after").file }

  private static func frames(of change: ExpectationChange) -> [ChangedFrame]? {
    guard let head = change.head, head.block == FramesFence.name else { return nil }
    let pairs = ChangedFrame.pairs(base: change.linesBefore, head: head.actualLines)
    guard let pairs, pairs.contains(where: \.isChanged), pairs.allSatisfy(\.isDrawable)
    else { return nil }
    return pairs
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ChangedFrame {
  /// Pairs the lines of two `frames` blocks.
  ///
  /// - Returns: The pairs in order; `nil` if both blocks do not list the same nodes.
  static func pairs(base: [ReportedLine], head: [ReportedLine]) -> [ChangedFrame]? {
    let (base, head) = (framed(base), framed(head))
    guard base.count == head.count, !base.isEmpty else { return nil }
    var pairs: [ChangedFrame] = []
    for ((before, frameBefore), (after, frame)) in zip(base, head) {
      guard before.name == after.name, before.depth == after.depth else { return nil }
      pairs.append(
        ChangedFrame(name: after.name, depth: after.depth, before: frameBefore, after: frame)
      )
    }
    return pairs
  }

  /// Returns the lines that have a frame, with the printed numbers of the frame.
  private static func framed(_ lines: [ReportedLine]) -> [(line: ReportedLine, frame: CGRect)] {
    lines.compactMap { line in
      guard let numbers = line.frame?.numbers.map({ NumberText.printed($0) }), numbers.count == 4
      else { return nil }
      return (line, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }
}

/// An axis of a frame, with the name that reports print.
enum FrameAxis: String {
  case x, y

  var sizeName: String { self == .x ? "width" : "height" }
}

extension CGRect {
  /// Returns the origin along an axis, in points.
  func origin(_ axis: FrameAxis) -> Double { Double(axis == .x ? origin.x : origin.y) }

  /// Returns the length along an axis, in points, which is negative if the report contains a
  /// negative length.
  func length(_ axis: FrameAxis) -> Double { Double(axis == .x ? size.width : size.height) }
}
