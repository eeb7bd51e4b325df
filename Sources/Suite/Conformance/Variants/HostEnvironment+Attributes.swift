internal import Foundation
internal import SpecFormat
internal import ViewLayout

extension HostEnvironment {
  /// The environment that the attributes of a fence ask for.
  init(_ attributes: EnvironmentAttributes) {
    self.init()
    isRightToLeft = attributes.isRightToLeft
    displayScale = CGFloat(attributes.scale)
    dynamicTypeSize = attributes.dynamicType
    if let insets = attributes.safeArea { safeArea = EdgeInsets(insets) }
    if let insets = attributes.margins { margins = EdgeInsets(insets) }
  }
}

extension EdgeInsets {
  /// The insets of an info string.
  fileprivate init(_ insets: EnvironmentAttributes.Insets) {
    self.init(
      top: CGFloat(insets.top),
      leading: CGFloat(insets.leading),
      bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing)
    )
  }
}

extension ProposedViewSize {
  /// The proposal of an info string.
  init(_ literal: ProposalLiteral) {
    self.init(
      width: literal.width.map { CGFloat($0) },
      height: literal.height.map { CGFloat($0) }
    )
  }
}

extension ProposalLiteral {
  /// A proposal as an info string has it.
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) },
      height: proposal.height.map { Double($0) }
    )
  }
}
