import Foundation
import Synchronization

/// The widths of the system font's letters in one size and weight, in points, with the tracking of
/// the size.
final class LetterWidths: Sendable {
  /// The widths of the characters with ASCII codes.
  let ascii: [CGFloat]
  private let size: CGFloat
  private let traits: FontTraits
  private let tracking: CGFloat

  private init(size: CGFloat, traits: FontTraits) {
    self.size = size
    self.traits = traits
    let tracking = SystemAdvances.tracking(at: size)
    self.tracking = tracking
    ascii = (0..<128).map { code in
      guard (0x20..<0x7F).contains(code) else { return 0 }
      let scalar = Unicode.Scalar(UInt8(code))
      return SystemAdvances.advance(of: scalar, at: size, traits: traits) * size + tracking
    }
  }

  /// Returns the width of a character, which may consist of several scalars.
  func width(of character: Character) -> CGFloat {
    if let code = character.asciiValue { return ascii[Int(code)] }
    guard let first = character.unicodeScalars.first else { return 0 }
    let width = SystemAdvances.advance(of: first, at: size, traits: traits)
    return width == 0 ? 0 : width * size + tracking
  }

  private struct Key: Hashable {
    let size: CGFloat
    let traits: FontTraits
  }

  private static let known = Mutex<[Key: LetterWidths]>([:])

  /// Returns the widths of a size and attributes, which are kept for later texts.
  static func widths(size: CGFloat, traits: FontTraits) -> LetterWidths {
    let key = Key(size: size, traits: traits)
    return known.withLock { known in
      if let widths = known[key] { return widths }
      // Fonts that shrink to fit have arbitrary sizes, which must not accumulate.
      if known.count >= 1000 { known.removeAll() }
      let widths = LetterWidths(size: size, traits: traits)
      known[key] = widths
      return widths
    }
  }
}

enum SystemAdvances {
  static func advance(of scalar: Unicode.Scalar, at size: CGFloat, traits: FontTraits) -> CGFloat {
    0.55
  }
  static func tracking(at size: CGFloat) -> CGFloat { 0 }
  static func xHeight(at size: CGFloat) -> CGFloat { 1078 / 2048 }
}
