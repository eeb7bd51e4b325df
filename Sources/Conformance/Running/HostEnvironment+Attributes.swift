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
    guard let safeArea = attributes.safeArea else { return }
    safeAreaTop = CGFloat(safeArea.top)
    safeAreaLeading = CGFloat(safeArea.leading)
    safeAreaBottom = CGFloat(safeArea.bottom)
    safeAreaTrailing = CGFloat(safeArea.trailing)
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
