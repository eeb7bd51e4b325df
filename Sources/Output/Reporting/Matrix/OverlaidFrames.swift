package import Conformance
internal import Foundation
package import Pictures
internal import SpecFormat

/// The frames that are expected and those that an engine gives, over each other.
///
/// Nodes belong together that have one name at one depth; of several such, the first to the first.
package struct OverlaidFrames {
  private let changes: [ChangedFrame]
  /// Where nodes should be that the engine does not have.
  private let missing: [CGRect]

  /// `nil` where there are no frames on one of both sides that could be drawn.
  package init?(_ result: ExpectationResult) {
    let (expected, actual) = (Self.framed(result.expectedLines), Self.framed(result.actualLines))
    guard !expected.isEmpty, !actual.isEmpty else { return nil }
    var waiting = Dictionary(grouping: expected.indices.reversed(), by: { expected[$0].key })
    changes = actual.map { line in
      let place = waiting[line.key]?.popLast()
      return ChangedFrame(
        name: line.name,
        depth: line.depth,
        before: place.map { expected[$0].frame } ?? line.frame,
        after: line.frame
      )
    }
    missing = waiting.values.joined().sorted().map { expected[$0].frame }
  }
}

extension OverlaidFrames {
  /// The picture: the engine's frames filled, the expected ones as dashed outlines.
  ///
  /// - Parameter title: What the picture is of, in a few words.
  /// - Returns: A picture, with the differences as arrows and in words.
  package func picture(title: String) -> Picture {
    Picture(changes: changes, missing: missing, title: title)
  }

  private struct Line {
    var name: String
    var depth: Int
    var frame: CGRect

    /// Nodes of one key may be the same node.
    var key: String { "\(depth) \(name)" }
  }

  private static func framed(_ lines: [ReportedLine]) -> [Line] {
    lines.compactMap { line in
      guard let numbers = line.frame?.numbers.map({ NumberText.printed($0) }), numbers.count == 4
      else { return nil }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let isDrawable = ChangedFrame(name: "", depth: 0, before: frame, after: frame).isDrawable
      return isDrawable ? Line(name: line.name, depth: line.depth, frame: frame) : nil
    }
  }
}
