import Foundation
import UIKitLayout
import ViewLayout

/// Where the parts of a cell are.
extension UITableViewCell {
  /// The room between an accessory view and the content.
  private static let accessorySpacing: CGFloat = 8

  /// R-TABLE-14, R-TABLE-15, R-TABLE-16: the box of the content.
  func contentFrame(in size: CGSize) -> CGRect {
    let leading = surroundings.leadingRoom
    let trailing = surroundings.trailingRoom + accessoryRoom
    let isRightToLeft = traits.isRightToLeft
    let left = (isRightToLeft ? trailing : leading) + surroundings.safeLeft
    let right = (isRightToLeft ? leading : trailing) + surroundings.safeRight
    let width = max(size.width - left - right, 0)
    return CGRect(x: left, y: 0, width: width, height: size.height)
  }

  /// The view behind the content, as the table is edited or not.
  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessoryRoom: CGFloat {
    if let shownAccessory {
      return shownAccessory.bounds.width + surroundings.margin + Self.accessorySpacing
    }
    return CGFloat((isEditing ? editingAccessoryType : accessoryType).room)
  }

  /// Places the content, what is behind it and what is beside it.
  func layOutOwnViews() {
    let frame = contentFrame(in: bounds.size)
    if contentView.frame != frame { contentView.frame = frame }
    placeTexts()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    for view in [accessoryView, editingAccessoryView].compactMap(\.self) {
      guard view === shownAccessory else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      place(view, beside: frame)
    }
  }

  private func place(_ view: UIView, beside content: CGRect) {
    let size = view.bounds.size
    let x =
      traits.isRightToLeft
      ? content.minX - Self.accessorySpacing - size.width : content.maxX + Self.accessorySpacing
    let frame = CGRect(
      origin: CGPoint(x: x, y: (bounds.height - size.height) / 2),
      size: size
    )
    if view.frame != frame { view.frame = frame }
  }

  /// Gives cell and content the margins of a table, unless somebody gave them others.
  ///
  /// - Parameter old: What was beside the content before; `nil` for a cell or a content that is new.
  func adoptMargins(insteadOf old: CellSurroundings?) {
    for view in [self, contentView] {
      let isUntouched = old.map { view.directionalLayoutMargins == $0.margins } ?? true
      guard isUntouched, view.directionalLayoutMargins != surroundings.margins else { continue }
      view.directionalLayoutMargins = surroundings.margins
    }
  }
}

extension CellSurroundings {
  /// R-TABLE-16: the room around texts.
  fileprivate var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }
}
