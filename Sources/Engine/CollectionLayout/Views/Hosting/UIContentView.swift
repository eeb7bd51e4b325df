/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The content that it shows.
  var configuration: any UIContentConfiguration { get set }
}
