public import Foundation

// What is in front of the window is a layout of its own: it is taken and not laid out.

nonisolated extension View {
  /// The view with another one in front of the window, which is a layout of its own.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one in front of the window, which is a layout of its own.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one over the whole window, which is a layout of its own.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one over the whole window, which is a layout of its own.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that opens beside it, which is a layout of its own.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that opens beside it, which is a layout of its own.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an inspector beside it, which is not shown.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with the width of its inspector, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(EmptyModifier()) }

  /// The view with widths of its inspector, in points.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice of a file, in front of the window.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice of files, in front of the window.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice of a place for a file, in front of the window.
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
