internal import Foundation

/// The file of a font of the app, with all that a page needs to draw letters with it.
public struct DrawingFont: Sendable, Hashable, Codable {
  /// The value of an axis of a variable font.
  public struct Axis: Sendable, Hashable, Codable {
    /// The four characters of the axis's tag, such as `wght`.
    public var tag: String
    /// The value of the axis, in the font's units.
    public var value: Double

    /// Creates the value of an axis.
    ///
    /// - Parameters:
    ///   - tag: The four characters of the axis's tag, such as `wght`.
    ///   - value: The value of the axis, in the font's units.
    public init(tag: String, value: Double) { (self.tag, self.value) = (tag, value) }
  }

  /// The absolute path of the file.
  public var file: String
  /// A number that differs between files, whatever their paths are.
  public var digest: UInt32
  /// The values of all axes of a variable font; empty for others.
  public var axes: [Axis]
  /// The features of the letters in the notation of CSS, such as `"tnum" 1`.
  public var features: [String]

  /// Creates the file of a font.
  ///
  /// - Parameters:
  ///   - file: The absolute path of the file.
  ///   - digest: A number that differs between files.
  ///   - axes: The values of all axes of a variable font.
  ///   - features: The features of the letters in the notation of CSS.
  public init(file: String, digest: UInt32, axes: [Axis] = [], features: [String] = []) {
    self.file = file
    self.digest = digest
    self.axes = axes
    self.features = features
  }
}

extension DrawingContent {
  func addFonts(to fonts: inout Set<DrawingFont>) {
    switch self {
    case .text(let text): if let font = text.face?.font { fonts.insert(font) }
    case .layers(let layers): for layer in layers { layer.content.addFonts(to: &fonts) }
    default: break
    }
  }
}
