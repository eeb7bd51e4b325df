internal import Foundation

/// Numbers of a picture: to a tenth of a pixel, which nobody sees, with no zeros at their ends.
package enum PictureNumber {
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    let sign = tenths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  static func text(_ value: CGFloat) -> String { text(Double(value)) }
}
