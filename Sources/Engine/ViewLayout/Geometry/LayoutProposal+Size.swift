internal import Foundation
package import LayoutValues

extension ProposedViewSize {
  package init(_ proposal: LayoutProposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) },
      height: proposal.height.map { CGFloat($0) }
    )
  }
}

extension LayoutProposal {
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) },
      height: proposal.height.map { Double($0) }
    )
  }
}
