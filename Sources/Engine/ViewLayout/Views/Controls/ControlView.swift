import Foundation
internal import LayoutTree

/// The body of a control: one node with the control's name around its parts (R-CTRL).
///
/// The parts are ordinary views. Internal parts that do not come from the scene's code are
/// `unlisted`, so that reports contain only the views in the code.
nonisolated struct ControlView<Parts: View>: View {
  let name: String
  let kind: Control.Kind
  var text: String?
  var verticalSpacing: CGFloat?
  var hasSpacingToText: Bool
  let parts: Parts

  /// Makes the node of a control.
  ///
  /// - Parameters:
  ///   - name: The name of the control in reports.
  ///   - kind: The effect of the control on checks.
  ///   - text: The text of the control in reports; `nil` if its parts report their own.
  ///   - verticalSpacing: The preferred spacing to views above and below, in points; `nil` for the
  ///     default.
  ///   - hasSpacingToText: Whether that spacing also applies to texts.
  ///   - parts: The parts of the control; several are placed in a vertical stack.
  init(
    _ name: String,
    kind: Control.Kind = .container,
    text: String? = nil,
    verticalSpacing: CGFloat? = nil,
    hasSpacingToText: Bool = false,
    @ViewBuilder parts: () -> Parts
  ) {
    self.name = name
    self.kind = kind
    self.text = text
    self.verticalSpacing = verticalSpacing
    self.hasSpacingToText = hasSpacingToText
    self.parts = parts()
  }
}

extension ControlView: ContainerView {
  // The node must have exactly one child, but `parts` can be empty or several views.
  nonisolated var content: some View { VStack { parts }.unlisted() }

  nonisolated func rule(in context: ViewContext) -> Control {
    Control(
      name: name,
      kind: kind,
      label: text,
      verticalSpacing: verticalSpacing,
      hasSpacingToText: hasSpacingToText
    )
  }
}

/// A part of a control that is drawn and has no children, such as the switch of a toggle.
nonisolated struct ControlPart: View {
  let part: ControlDrawing.Part
  /// The width of the part, in points; `nil` to fill the proposal.
  let width: CGFloat?
  let height: CGFloat?
  /// The lengths of the system that determine its size.
  let lengths: [any AnyLength]
  /// Returns the value that a picture shows, from 0 to 1; `nil` for a part without a value.
  var value: (() -> Double)?

  /// Makes a part with an optional width and height.
  ///
  /// - Parameters:
  ///   - part: The part, with its name in reports.
  ///   - width: Its width in points; `nil` to fill the proposal.
  ///   - height: Its height in points; `nil` to fill the proposal.
  ///   - lengths: The lengths of the system that determine its size.
  init(
    _ part: ControlDrawing.Part,
    width: CGFloat?,
    height: CGFloat?,
    lengths: any AnyLength...
  ) {
    self.part = part
    self.width = width
    self.height = height
    self.lengths = lengths
  }

  /// Makes a part with a fixed size.
  init(_ part: ControlDrawing.Part, size: Length<CGSize>) {
    let value = size.wrappedValue
    self.init(part, width: value.width, height: value.height, lengths: size)
  }

  /// Makes a part that fills the proposed width, with a fixed height.
  init(_ part: ControlDrawing.Part, height: Length<CGFloat>) {
    self.init(part, width: nil, height: height.wrappedValue, lengths: height)
  }
}

extension ControlPart: LeafView {
  nonisolated func rule(in context: ViewContext) -> ControlPartRule {
    ControlPartRule(
      appearance: LeafAppearance(
        name: part.rawValue,
        paint: .drawing { [part, value] in
          .layers(ControlDrawing(size: $0, value: value?()).layers(of: part))
        }
      ),
      width: width,
      height: height,
      unrecordedLengths: context.environment.controlMetrics.unrecordedTitles(of: lengths)
    )
  }
}

nonisolated extension ControlPart {
  /// Returns the part with the value that pictures show, which is read when a picture is drawn.
  func showing(_ value: @escaping () -> Double) -> ControlPart {
    var part = self
    part.value = value
    return part
  }
}

nonisolated extension View {
  /// Declares that lengths of the system determine the view, so that reports can list those that
  /// are not recorded.
  func determined(by lengths: any AnyLength...) -> some View {
    modifier(LengthsModifier(lengths: lengths))
  }
}

nonisolated struct LengthsModifier: AttachmentModifier {
  let lengths: [any AnyLength]

  func makeAttachment(in context: ViewContext) -> LengthsAttachment {
    let attachment = LengthsAttachment()
    update(attachment, in: context)
    return attachment
  }

  func update(_ attachment: LengthsAttachment, in context: ViewContext) {
    attachment.titles = context.environment.controlMetrics.unrecordedTitles(of: lengths)
  }
}
