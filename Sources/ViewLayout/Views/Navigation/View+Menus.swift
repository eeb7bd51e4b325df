nonisolated extension View {
  /// The view with a menu that opens beside it, which is a layout of its own.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with buttons that a swipe uncovers; its layout stays.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one over the whole window, which is a layout of its own.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that opens beside it, which is a layout of its own.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }
}
