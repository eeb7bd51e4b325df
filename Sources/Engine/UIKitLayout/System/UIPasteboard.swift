public import Foundation

/// What was copied: nothing at first, and nothing of other apps.
@MainActor
public final class UIPasteboard: NSObject {
  /// What all apps would see.
  public static let general = UIPasteboard()

  /// The text; `nil` where none was copied.
  public var string: String?
  /// The address; `nil` where none was copied.
  public var url: URL?
  /// The picture; `nil` where none was copied.
  public var image: UIImage?
  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  public var hasURLs: Bool { url != nil }
}
