package import Conformance
internal import Foundation
package import Pictures
internal import SpecFormat

/// The expected frames of a scenario and the frames of an engine, drawn over each other.
///
/// Nodes are matched by name and depth; several nodes with the same name and depth are matched in
/// order.
package struct OverlaidFrames {
  private let changes: [ChangedFrame]
  /// The expected frames of nodes that the engine does not have.
  private let missing: [CGRect]

  /// Creates the picture's frames, or returns `nil` if one of both sides has none that can be
  /// drawn.
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
  /// Returns a picture with the engine's frames filled and the expected ones as dashed outlines.
  ///
  /// - Parameter title: A short title of the picture.
  /// - Returns: A picture with the differences as arrows and distances.
  package func picture(title: String) -> Picture {
    Picture(changes: changes, missing: missing, title: title)
  }

  private struct Line {
    var name: String
    var depth: Int
    var frame: CGRect

    /// The key by which nodes are matched.
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
