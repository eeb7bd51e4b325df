public import Foundation

nonisolated extension View {
  /// Presents a sheet while a binding is true (R-BAR-10).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented.wrappedValue ? content() : nil) }

  /// Presents a sheet while a binding has a value (R-BAR-10).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item.wrappedValue.map { content($0) }) }

  /// Covers the window with a view while a binding is true (R-BAR-10).
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented.wrappedValue ? content() : nil) }

  /// Covers the window with a view while a binding has a value (R-BAR-10).
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item.wrappedValue.map { content($0) }) }

  /// Presents a popover while a binding is true; a sheet in a compact width (R-BAR-10).
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented.wrappedValue ? content() : nil) }

  /// Presents a popover while a binding has a value; a sheet in a compact width (R-BAR-10).
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item.wrappedValue.map { content($0) }) }

  /// Sets the heights of the sheet around the view; it has the smallest of them (R-BAR-10).
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(BarRequest(passesOn: true) { $0.detents = detents })
  }

  /// Sets the heights of the sheet around the view, and the current one (R-BAR-10).
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return modifier(
      BarRequest(passesOn: true) { $0.detents = detents.contains(selected) ? [selected] : detents }
    )
  }

  /// Sets the kind of a presentation in a compact width: a popover stays one if it is stated
  /// (R-BAR-10).
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(BarRequest(passesOn: true) { $0.adaptation = adaptation })
  }

  /// Sets the kind of a presentation in a compact width, and in a compact height, which has no
  /// effect.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontal) }

  private func presenting(_ kind: Presentation.Kind, _ content: (some View)?) -> some View {
    modifier(PresentationModifier(kind: kind, content: content))
  }
}

/// The place at a view to which a popover is attached; it is laid out at the view's bounds.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// The kind of a presentation in a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
