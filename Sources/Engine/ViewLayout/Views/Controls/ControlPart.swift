import Foundation

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
    let look = LeafLook(name: name, paint: .color(.gray))
    return ControlPartRule(look: look, width: width, height: height)
  }
}
