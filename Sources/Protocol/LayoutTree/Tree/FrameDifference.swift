package import Foundation
internal import LayoutValues

/// A comparison of two trees of frames for laws, in which NaN equals NaN and rounding errors are
/// accepted.
package struct FrameDifference {
  /// The accepted difference as a fraction of the compared number.
  private static let relativeTolerance = 1e-6
  /// The accepted difference as a fraction of the largest number in both trees.
  ///
  /// It covers the precision that small numbers lose when large ones are subtracted.
  private static let scaleTolerance = 1e-9

  private let slack: Double

  /// Returns a description of the first difference in tree order.
  ///
  /// - Parameters:
  ///   - expected: The expected nodes.
  ///   - actual: The actual nodes.
  ///   - pixel: The additional difference that is accepted because frames are rounded to pixels, in
  ///     points.
  /// - Returns: The expected and the actual values; `nil` if the trees are equal.
  package static func first(
    expected: [ResolvedNode],
    actual: [ResolvedNode],
    pixel: Double = 0
  ) -> String? {
    let largest = max(expected.largestNumber, actual.largestNumber, 1)
    return FrameDifference(slack: largest * scaleTolerance + pixel)
      .first(expected: expected, actual: actual, parent: "the root")
  }

  private func first(expected: [ResolvedNode], actual: [ResolvedNode], parent: String) -> String? {
    guard expected.map(\.name) == actual.map(\.name) else {
      return Self.text(
        "nodes of \(parent)",
        expected: expected.map(\.name).joined(separator: " "),
        actual: actual.map(\.name).joined(separator: " ")
      )
    }
    for (expected, actual) in zip(expected, actual) {
      if let difference = first(expected: expected, actual: actual) { return difference }
    }
    return nil
  }

  private func first(expected: ResolvedNode, actual: ResolvedNode) -> String? {
    let name = NodeText.name(of: expected)
    if expected.label != actual.label || expected.lines != actual.lines {
      return Self.text("text", expected: name, actual: NodeText.name(of: actual))
    }
    let (numbers, actualNumbers) = (expected.frame.numbers, actual.frame.numbers)
    guard zip(numbers, actualNumbers).allSatisfy({ isSame($0, $1) }) else {
      return Self.text(
        name,
        expected: numbers.map { NumberText.text($0) }.joined(separator: " "),
        actual: actualNumbers.map { NumberText.text($0) }.joined(separator: " ")
      )
    }
    return first(expected: expected.children, actual: actual.children, parent: name)
  }

  private func isSame(_ left: Double, _ right: Double) -> Bool {
    if left == right || (left.isNaN && right.isNaN) { return true }
    guard left.isFinite, right.isFinite else { return false }
    let size = max(abs(left), abs(right), 1)
    return abs(left - right) <= size * Self.relativeTolerance + slack
  }

  private static func text(_ subject: String, expected: String, actual: String) -> String {
    "\(subject): expected \(expected), actual \(actual)"
  }
}

extension [ResolvedNode] {
  /// The largest absolute value of the finite numbers of all frames.
  fileprivate var largestNumber: Double {
    reduce(0) { largest, node in
      let own = node.frame.numbers.filter(\.isFinite).map(abs).max() ?? 0
      return Swift.max(largest, own, node.children.largestNumber)
    }
  }
}

extension [ResolvedNode] {
  /// Whether all numbers of the frames are finite.
  package var areFinite: Bool {
    allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) && $0.children.areFinite }
  }

  /// Returns the mirror image of the frames within a width in points (R-RTL-1).
  package func mirrored(in width: CGFloat) -> [ResolvedNode] {
    map { node in
      var mirrored = node
      mirrored.frame.origin.x = width - node.frame.origin.x - node.frame.size.width
      mirrored.children = node.children.mirrored(in: width)
      return mirrored
    }
  }
}
