import Foundation

/// The body of a control: one node with the control's name around its parts (R-CTRL).
///
/// The parts are ordinary views. Internal parts that do not come from the scene's code are
/// `unlisted`, so that reports contain only the views in the code.
nonisolated struct ControlView<Parts: View>: View {
  let name: String
  var text: String?
  var verticalSpacing: CGFloat?
  let parts: Parts

  /// Makes the node of a control.
  ///
  /// - Parameters:
  ///   - name: The name of the control in reports.
  ///   - text: The text of the control in reports; `nil` if its parts report their own.
  ///   - verticalSpacing: The preferred spacing to views above and below, in points; `nil` for the
  ///     default.
  ///   - parts: The parts of the control; several are placed in a vertical stack.
  init(
    _ name: String,
    text: String? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder parts: () -> Parts
  ) {
    self.name = name
    self.text = text
    self.verticalSpacing = verticalSpacing
    self.parts = parts()
  }
}

extension ControlView: ContainerView {
  // The node must have exactly one child, but `parts` can be empty or several views.
  nonisolated var content: some View { VStack { parts }.unlisted() }

  nonisolated func rule(in context: ViewContext) -> Control {
    Control(viewName: name, text: text, verticalSpacing: verticalSpacing)
  }
}

/// A part of a control that is drawn and has no children, such as the switch of a toggle.
nonisolated struct ControlPart: View {
  let name: String
  /// The width of the part, in points; `nil` to fill the proposal.
  let width: CGFloat?
  let height: CGFloat?

  /// Makes a part with an optional width and height.
  ///
  /// - Parameters:
  ///   - name: The name of the part in reports.
  ///   - width: Its width in points; `nil` to fill the proposal.
  ///   - height: Its height in points; `nil` to fill the proposal.
  init(_ name: String, width: CGFloat?, height: CGFloat?) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// Makes a part with a fixed size in points.
  init(_ name: String, size: CGSize) {
    self.init(name, width: size.width, height: size.height)
  }
}

extension ControlPart: LeafView {
  nonisolated func rule(in context: ViewContext) -> ControlPartRule {
    let look = LeafAppearance(name: name, paint: .color(.gray))
    return ControlPartRule(look: look, width: width, height: height)
  }
}

/// The leading-aligned text of a text field, over the full proposed width (R-CTRL).
nonisolated struct FieldView<Content: View>: View {
  @Environment(\.controlStyles.field) private var style
  let name: String
  /// The axis along which the text grows: one line for `.horizontal`, any number of lines for
  /// `.vertical`.
  let axis: Axis
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    if let style = style as? any InsetTextFieldStyle {
      field(inset: style.inset)
    } else {
      style.part(TextField(name: name, axis: axis, content: StyledPart(content)))
        .environment(\.controlStyles.field, DefaultTextFieldStyle())
    }
  }

  // mutants(constant): there is always one line: a limit of none is one of one
  @MainActor private func field(inset: CGFloat) -> some View {
    ControlView(name) {
      content
        .lineLimit(axis == .horizontal ? 1 : nil)
        .frame(
          minWidth: 0,
          idealWidth: ControlMetrics.idealWidth,
          maxWidth: .infinity,
          alignment: .leading
        )
        .unlisted()
        .padding(inset)
        .unlisted()
    }
  }
}

/// The rows of a list or form, in a scroll view that fills its proposal (R-CTRL).
///
/// Only visible rows are created.
nonisolated struct RowsView<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  @MainActor var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: spacing) {
        content.modifier(ListRowModifier())
      }
      .unlisted()
    }
    .unlisted()
    .frame(
      minWidth: 0,
      idealWidth: 0,
      maxWidth: .infinity,
      minHeight: 0,
      idealHeight: 0,
      maxHeight: .infinity,
      alignment: .top
    )
    .unlisted()
  }
}

/// Wraps each element of a list in a row.
nonisolated struct ListRowModifier: LayoutModifier {
  func rule(in context: ViewContext) -> ListRow {
    let environment = context.environment
    return ListRow(
      minimumRowHeight: environment.defaultMinListRowHeight,
      minimumHeaderHeight: environment.defaultMinListHeaderHeight ?? ControlMetrics.headerHeight,
      sectionSpacing: environment.listSectionSpacing
    )
  }
}
