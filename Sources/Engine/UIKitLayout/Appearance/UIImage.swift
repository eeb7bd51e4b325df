public import Foundation
public import ViewLayout

/// A picture, as code has it that is older than SwiftUI; its size is what `ImageAssets` says.
public final class UIImage: NSObject, Sendable {
  /// Which picture it is.
  enum Content: Equatable, Sendable {
    case none
    case asset(String)
    /// A symbol of a name, as high and as wide as a line of a font.
    case symbol(String, size: CGFloat)
  }

  /// How the picture lies.
  public enum Orientation: Int, Sendable {
    /// As it is, turned, or mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Which colors the picture is drawn in.
  public enum RenderingMode: Int, Sendable {
    /// As its place says, its own, or those of its place.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Makes a picture of nothing, without a size.
  public override convenience init() { self.init(.none) }

  /// Makes the picture of a name; `nil` where `ImageAssets` has none of the name.
  public convenience init?(named name: String) {
    guard ImageAssets.size(of: name) != nil else { return nil }
    self.init(.asset(name))
  }

  /// Makes a symbol; any name is one here.
  public convenience init?(systemName name: String) { self.init(.symbol(name, size: 20)) }

  /// Makes a picture of bytes, which nothing here reads: always `nil`.
  public convenience init?(data: Data) { return nil }

  /// Makes a picture of a file, which nothing here reads: always `nil`.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// The size in points: of a symbol that of a line of body text.
  public var size: CGSize {
    switch content {
    case .none: .zero
    case .asset(let name): ImageAssets.size(of: name) ?? .zero
    case .symbol(_, let size): CGSize(width: size, height: size)
    }
  }

  /// Pixels a point.
  public var scale: CGFloat { 1 }

  /// The picture in colors as it is said; its size stays.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The picture in a color; its size stays.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension Image {
  /// Makes the view of a picture.
  nonisolated public init(uiImage: UIImage) {
    switch uiImage.content {
    case .none: self.init("")
    case .asset(let name): self.init(name)
    case .symbol(let name, _): self.init(systemName: name)
    }
  }
}
