public import Foundation
public import UIKitLayout
public import ViewLayout

/// A content configuration that shows views.
///
/// The content keeps the cell's layout margins free unless `margins` says otherwise; what is less
/// than the least size is as large as that. Behind it all, and without margins, lies the
/// background.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private var background: Background
  private var margins = HostedMargins()
  /// The minimum size, in points; zero by default.
  private var minimum = CGSize.zero

  /// Makes a configuration of views, without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Makes the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same: what is shown depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration {
  /// Keeps a length free at some edges, in place of the cell's margins there.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      on: edges
    )
    return copy
  }

  /// Keeps lengths free at some edges, in place of the cell's margins there.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(insets, on: edges)
    return copy
  }

  /// Is at least so large, in points; `nil` for no limit.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimum = CGSize(width: width ?? 0, height: height ?? 0)
    return copy
  }

  /// Puts views behind the content, as large as the cell.
  public func background<Views: View>(
    @ViewBuilder content: () -> Views
  ) -> UIHostingConfiguration<Content, Views> {
    var copy = UIHostingConfiguration<Content, Views>(content: self.content, background: content())
    (copy.margins, copy.minimum) = (margins, minimum)
    return copy
  }

  /// Fills what is behind the content.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }
}

extension UIHostingConfiguration: HostedContent {
  /// R-CV-30: the content with its margins, and at least of the least size; the background behind
  /// it has no margins (R-CV-31).
  func rootView(margins defaults: EdgeInsets) -> AnyView {
    AnyView(
      content
        .padding(margins.insets(or: defaults)).unlisted()
        .frame(
          minWidth: minimum.width,
          maxWidth: .infinity,
          minHeight: minimum.height,
          maxHeight: .infinity
        ).unlisted()
        .background { background }.unlisted()
    )
  }
}

/// The room that a hosting configuration keeps free at its edges; `nil` where the cell says.
struct HostedMargins {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
}

extension HostedMargins {
  /// Says how much to keep free at some edges.
  mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// The insets, with others, such as the cell's layout margins, for edges without one (R-CV-31).
  func insets(or defaults: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaults.top,
      leading: leading ?? defaults.leading,
      bottom: bottom ?? defaults.bottom,
      trailing: trailing ?? defaults.trailing
    )
  }
}
