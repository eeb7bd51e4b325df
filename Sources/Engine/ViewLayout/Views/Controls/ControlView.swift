import Foundation

/// The body of a control: one node of the control's name around its parts (R-CTRL).
///
/// The parts are laid out by the engine's own views. Those that an author did not write are
/// `unlisted`, so that a report reads as the author's code does.
nonisolated struct ControlView<Parts: View>: View {
  let name: String
  var text: String?
  var verticalSpacing: CGFloat?
  let parts: Parts

  /// Makes a control's node.
  ///
  /// - Parameters:
  ///   - name: The name that reports use.
  ///   - text: What the control shows, for reports; `nil` where its parts say so.
  ///   - verticalSpacing: What it prefers between itself and a neighbour above or below.
  ///   - parts: What it is made of: several parts are one above the other.
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
  // The stack is there for parts that are no view, or several: the node has one child.
  nonisolated var content: some View { VStack { parts }.unlisted() }

  nonisolated func rule(in context: ViewContext) -> Control {
    Control(viewName: name, text: text, verticalSpacing: verticalSpacing)
  }
}

/// A part of a control that is drawn and holds nothing: the switch of a toggle.
nonisolated struct ControlPart: View {
  let name: String
  /// In points; `nil` for a part as long as what is proposed.
  let width: CGFloat?
  let height: CGFloat?

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - name: The name that reports use.
  ///   - width: Its width in points; `nil` to fill what is proposed.
  ///   - height: Its height in points; `nil` to fill what is proposed.
  init(_ name: String, width: CGFloat?, height: CGFloat?) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// Makes a part of one size.
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

/// The text of a field at the leading edge, over the width proposed (R-CTRL).
nonisolated struct FieldView<Content: View>: View {
  @Environment(\.controlStyles.field) private var style
  let name: String
  /// Along which axis the text grows: one line, or as many as it takes.
  let axis: Axis
  @ViewBuilder let content: Content

  @MainActor var body: some View {
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
        .padding(style.inset)
        .unlisted()
    }
  }
}

/// Rows from the top of a list, over all that is proposed (R-CTRL): they scroll, and only those in
/// sight are made.
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

/// Makes a row of each element of a list.
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
