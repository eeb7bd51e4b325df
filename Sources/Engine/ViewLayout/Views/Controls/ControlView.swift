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
