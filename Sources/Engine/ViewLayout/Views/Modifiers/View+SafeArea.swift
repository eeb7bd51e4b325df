public import Foundation

nonisolated extension View {
  /// Adds a view at an edge; the height includes both views and the spacing (R-SAFE-1).
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

  /// Adds a view at an edge; the width includes both views and the spacing (R-SAFE-1).
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

  public func safeAreaBar<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding that is part of the view's safe area (R-SAFE-2).
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let padding = EdgeInsets(
      top: max(0, insets.top),
      leading: max(0, insets.leading),
      bottom: max(0, insets.bottom),
      trailing: max(0, insets.trailing)
    )
    return modifier(RuleModifier(Padding(insets: padding, isSafeArea: true)))
  }

  /// Adds padding that is part of the view's safe area; the default is 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Extends the view into the safe areas that it touches (R-SAFE-3).
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(
      RuleModifier(
        IgnoresSafeArea(
          edges: edges,
          ignoresContainer: regions.contains(.container),
          ignoresKeyboard: regions.contains(.keyboard)
        )
      )
    )
  }

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

/// The regions of a safe area, by their cause.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
