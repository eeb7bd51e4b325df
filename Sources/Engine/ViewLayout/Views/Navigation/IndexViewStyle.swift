/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String

    /// As usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages, with something behind them as it is said.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
