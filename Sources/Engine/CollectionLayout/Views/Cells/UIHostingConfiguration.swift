public import Foundation
public import UIKitLayout
public import ViewLayout

/// A content configuration that shows SwiftUI views.
///
/// The content is inset by the cell's layout margins unless `margins` replaces them, and is at
/// least as large as the minimum size. The background is not inset.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private var background: Background
  private var margins = HostedMargins()
  /// The minimum size, in points; zero by default.
  private var minimum = CGSize.zero

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns this configuration unchanged, because it depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration {
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      on: edges
    )
    return copy
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(insets, on: edges)
    return copy
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimum = CGSize(width: width ?? 0, height: height ?? 0)
    return copy
  }

  public func background<Views: View>(
    @ViewBuilder content: () -> Views
  ) -> UIHostingConfiguration<Content, Views> {
    var copy = UIHostingConfiguration<Content, Views>(content: self.content, background: content())
    (copy.margins, copy.minimum) = (margins, minimum)
    return copy
  }

  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }
}

extension UIHostingConfiguration: HostedContent {
  /// Returns the content with its margins and its minimum size (R-CV-30); the background has no
  /// margins (R-CV-31).
  func rootView(margins defaults: EdgeInsets, in environment: HostEnvironment) -> AnyView {
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

/// The margins of a hosting configuration; `nil` at edges that use the cell's layout margins.
struct HostedMargins {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
}

extension HostedMargins {
  /// Sets the margins at some edges.
  mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// Returns the margins, with defaults such as the cell's layout margins at other edges (R-CV-31).
  func insets(or defaults: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaults.top,
      leading: leading ?? defaults.leading,
      bottom: bottom ?? defaults.bottom,
      trailing: trailing ?? defaults.trailing
    )
  }
}
