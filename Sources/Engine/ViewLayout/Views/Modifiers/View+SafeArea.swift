public import Foundation

nonisolated extension View {
  /// The view with another at its top or bottom, in space of its own that the view may reach under.
  ///
  /// - Parameters:
  ///   - edge: Where the other goes.
  ///   - alignment: The guide across, on which both line up where one is wider.
  ///   - spacing: The gap between both in points; `nil` for what they prefer.
  ///   - content: The other; several are a pile.
  /// - Returns: Both, as high as they are together (R-SAFE-1).
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: alignment.key,
        spacing: spacing,
        secondary: content()
      )
    )
  }

  /// The view with another before or after it, in space of its own that the view may reach under.
  ///
  /// - Parameters:
  ///   - edge: Where the other goes.
  ///   - alignment: The guide across, on which both line up where one is higher.
  ///   - spacing: The gap between both in points; `nil` for what they prefer.
  ///   - content: The other; several are a pile.
  /// - Returns: Both, as wide as they are together (R-SAFE-1).
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: alignment.key,
        spacing: spacing,
        secondary: content()
      )
    )
  }

  /// The view with padding that belongs to its safe area (R-SAFE-2).
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let padding = EdgeInsets(
      top: max(0, insets.top),
      leading: max(0, insets.leading),
      bottom: max(0, insets.bottom),
      trailing: max(0, insets.trailing)
    )
    return modifier(RuleModifier(Padding(insets: padding, isSafeArea: true)))
  }

  /// The view with padding at some edges that belongs to its safe area.
  ///
  /// - Parameters:
  ///   - edges: The edges that get space.
  ///   - length: In points; `nil` for the usual 16.
  /// - Returns: The view with the space around it.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The view with space of one length in points at every edge, that it may reach under.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// The view, which reaches into the safe areas that it touches (R-SAFE-3).
  ///
  /// - Parameters:
  ///   - regions: What may be reached under; a keyboard alone is never there.
  ///   - edges: The edges that the view may reach over.
  /// - Returns: The view, of the same size to all around it.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(RuleModifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : [])))
  }

  /// The view, which reaches into the safe areas that it touches.
  @available(*, deprecated, message: "use ignoresSafeArea(_:edges:)")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

nonisolated struct SafeAreaInsetModifier<Secondary: View>: PairingModifier {
  let edge: Edge
  let alignment: AlignmentGuideKey
  let spacing: CGFloat?
  let secondary: Secondary

  var mergesSecondaryFirst: Bool { false }

  var rule: SafeAreaInset { SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing) }
}

/// The causes that make a part of a window unsafe for content.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// One bit a cause.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and the containers that the content is in, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen, of which layouts here never have one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}
