public import Foundation

/// The sizes of the images that scenes name, in place of an app's asset catalogue.
public enum ImageAssets {
  /// The images' own sizes in points, by name.
  ///
  /// A stage begins with an empty table.
  nonisolated(unsafe) public static var sizes: [String: CGSize] = [:]

  /// Adds images to the table.
  ///
  /// - Parameter images: The images' own sizes in points, by name.
  public static func register(_ images: [String: CGSize]) {
    sizes.merge(images) { $1 }
  }

  /// Forgets all images.
  package static func reset() { sizes = [:] }

  /// The image's own size in points; `nil` for one that is not in the table.
  package static func size(of name: String) -> CGSize? { sizes[name] }
}
