internal import Foundation
internal import ViewLayout

/// A part of an intrinsic length of a control, such as the padding of a text field.
struct IntrinsicLengthPart {
  /// The length in points.
  var length: CGFloat
  /// The name of the part, such as `text` or `inset`.
  var name: String

  init(_ length: CGFloat, _ name: String) {
    self.length = length
    self.name = name
  }
}

extension UIView {
  /// Returns the parts of an intrinsic length as a sum, such as ` = 7 (inset) + 20.5 (text)`.
  ///
  /// - Parameters:
  ///   - length: The intrinsic length, in points.
  ///   - axis: 0 for the width, 1 for the height.
  /// - Returns: The end of a sentence that states the length. It is empty if the parts are
  ///   unknown, as for a subclass with an intrinsic size of its own.
  func intrinsicLengthWords(_ length: CGFloat, along axis: Int) -> String {
    let parts = intrinsicParts(along: axis).filter { $0.length != 0 }
    let sum = parts.reduce(0) { $0 + $1.length }
    guard let first = parts.first, abs(sum - length) < 0.001 else { return "" }
    guard parts.count > 1 else { return ", \(first.name)" }
    let terms = parts.map { "\(LayoutNumber.text($0.length)) (\($0.name))" }
    return " = \(terms.joined(separator: " + "))"
  }

  /// Returns a length of the reference style or of a system as the only part of an intrinsic
  /// length.
  func referenceStyle(_ length: CGFloat, _ name: String) -> [IntrinsicLengthPart] {
    let system = traits.metrics
    let style = system == .test ? "the reference style" : system.rawValue
    return [IntrinsicLengthPart(length, "the \(name) in \(style)")]
  }
}

extension UIView {
  /// Returns a fixed size of the reference style or of a system along an axis.
  func referenceStyle(
    _ size: CGSize,
    of control: String,
    along axis: Int
  ) -> [IntrinsicLengthPart] {
    axis == 0
      ? referenceStyle(size.width, "width of \(control)")
      : referenceStyle(size.height, "height of \(control)")
  }
}
