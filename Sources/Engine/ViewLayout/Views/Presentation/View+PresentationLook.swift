public import Foundation

// What is in front of the window is a layout of its own: how it looks is taken and ignored.

nonisolated extension View {
  /// The view with heights that the sheet it is in stops at.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with heights that the sheet it is in stops at, and the one where it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a mark by which the sheet it is in is pulled, or without.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style behind the sheet it is in.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with another one behind the sheet it is in.
  public func presentationBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with round corners of the sheet it is in, in points; `nil` for the usual ones.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with what can be used behind the sheet it is in.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with what a swipe over the sheet it is in does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with what the sheet it is in becomes where there is little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with what the sheet it is in becomes where there is little room.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with the size of the sheet it is in.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    modifier(EmptyModifier())
  }

  /// The view in a sheet that a swipe puts away, or does not.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without the bars of the system, or with them.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view without the bars of the system, or with them.
  public func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view without what a system draws over it, or with it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}
