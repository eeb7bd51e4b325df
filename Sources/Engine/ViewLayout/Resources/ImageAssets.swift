public import Foundation
package import LayoutValues
internal import ResourceFiles

/// The sizes of image assets: registered ones, and those of the app's folder.
public enum ImageAssets {
  /// The sizes of the assets in points, by name.
  ///
  /// Each stage starts with an empty table.
  nonisolated(unsafe) public static var sizes: [String: CGSize] = [:]

  /// Registers the sizes of image assets.
  ///
  /// - Parameter images: The sizes of the assets in points, by name.
  public static func register(_ images: [String: CGSize]) {
    sizes.merge(images) { $1 }
  }

  /// Removes all registered sizes.
  package static func reset() { sizes = [:] }

  /// Returns the size of an asset in points; `nil` if it is neither registered nor an image of the
  /// app's folder.
  ///
  /// - Parameters:
  ///   - name: The name of the asset.
  ///   - localization: The language, which an image may depend on.
  ///   - scale: The number of pixels per point of the display.
  ///   - colorScheme: The color scheme, which an image may depend on.
  /// - Returns: The size in points.
  package static func size(
    of name: String,
    in localization: LayoutLanguage? = .current,
    scale: CGFloat = 1,
    colorScheme: ColorScheme = .light
  ) -> CGSize? {
    if let size = sizes[name] { return size }
    guard case .image(let variants)? = AppResources.current?.image(name) else { return nil }
    return variants.size(in: localization, scale: scale, colorScheme: colorScheme)
  }

  /// Returns whether an asset is a symbol set of the app's folder.
  package static func isSymbol(_ name: String) -> Bool {
    sizes[name] == nil && AppResources.current?.image(name) == .symbol
  }
}
