import CollectionLayout
import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Constraints in the content view of a cell that no collection view shows.
@MainActor
struct CellConstraintTests {
  private final class Card: UICollectionViewCell {
    let box = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func card(_ height: CGFloat) -> Card {
    let card = Card(frame: .zero)
    card.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    card.layoutIfNeeded()
    return card
  }

  @Test func `a cell that was created with a zero frame reports no constraint conflict`() {
    let card = card(60)
    #expect(card.takeIssues() == [])
    #expect(card.box.frame == CGRect(x: 0, y: 10, width: 40, height: 40))
  }

  @Test func `a constraint conflict names the cell's frame and the conflicting height`() {
    let issues = card(50).takeIssues()
    #expect(issues.map(\.kind) == [.unsatisfiableConstraints])
    #expect(issues.first?.message.contains("(height of UIView #box = 40)") == true)
    #expect(issues.first?.message.contains("(UIView is 200 × 50 by its frame)") == true)
  }

  @Test func `an explanation names the constraints inside a cell`() {
    let box = node("box", in: card(60).explainedDrawing)
    let reason = box?.explanation?.sizeReason.sentence
    #expect(reason?.contains("width is 40 (required)") == true)
  }

  private func node(_ identifier: String, in node: ResolvedNode) -> ResolvedNode? {
    if node.identifiers == [identifier] { return node }
    return node.children.lazy.compactMap { self.node(identifier, in: $0) }.first
  }
}
