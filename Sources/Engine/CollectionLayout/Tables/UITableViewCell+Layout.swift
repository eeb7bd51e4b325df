import Foundation
import UIKitLayout
import ViewLayout

/// Where the parts of a cell are.
extension UITableViewCell {
  /// The room between an accessory view and the content.
  private static let accessorySpacing: CGFloat = 8

  /// R-TABLE-14, R-TABLE-15, R-TABLE-16: the box of the content.
  func contentFrame(in size: CGSize) -> CGRect {
    let leading = surroundings.leadingSpace
    let trailing = surroundings.trailingSpace + accessoryWidth
    let isRightToLeft = traits.isRightToLeft
    let left = (isRightToLeft ? trailing : leading) + surroundings.safeLeft
    let right = (isRightToLeft ? leading : trailing) + surroundings.safeRight
    let width = max(size.width - left - right, 0)
    return CGRect(x: left, y: 0, width: width, height: size.height)
  }

  /// The view behind the content, as the table is edited or not.
  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessoryWidth: CGFloat {
    if let shownAccessory {
      return shownAccessory.bounds.width + surroundings.margin + Self.accessorySpacing
    }
    return CGFloat((isEditing ? editingAccessoryType : accessoryType).space)
  }

  /// Places the content, what is behind it and what is beside it.
  func layOutStandardViews() {
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

  /// Gives cell and content the margins of a table, unless the author set others.
  ///
  /// - Parameter old: What was beside the content before; `nil` for a cell or a content that is
  ///   new.
  func adoptMargins(insteadOf old: CellLayoutState?) {
    for view in [self, contentView] {
      let isUntouched = old.map { view.directionalLayoutMargins == $0.margins } ?? true
      guard isUntouched, view.directionalLayoutMargins != surroundings.margins else { continue }
      view.directionalLayoutMargins = surroundings.margins
    }
  }
}

extension CellLayoutState {
  /// R-TABLE-16: the room around texts.
  fileprivate var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }
}

/// The standard labels and image view of a cell, created at the first access.
@MainActor
struct StandardCellContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  /// The room between the image and the texts, and between a value and its name.
  private static let spacing: CGFloat = 16

  /// R-TABLE-25: places what there is in a content, as a style says.
  ///
  /// - Parameters:
  ///   - style: The cell's.
  ///   - content: The content's box, from its corner.
  ///   - margin: The room before and behind the texts.
  ///   - indentation: The room before them besides.
  ///   - isRightToLeft: Whether people read from the right.
  func place(
    as style: UITableViewCell.CellStyle,
    in content: CGSize,
    margin: CGFloat,
    indentation: CGFloat,
    isRightToLeft: Bool
  ) {
    var start = margin + indentation
    let end = max(content.width - margin, start)
    func put(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let x = isRightToLeft ? content.width - x - width : x
      let frame = CGRect(x: x, y: y, width: max(width, 0), height: height)
      if let view, view.frame != frame { view.frame = frame }
    }
    if let image, image.image != nil {
      let size = image.intrinsicContentSize
      put(image, start, (content.height - size.height) / 2, size.width, size.height)
      start = min(start + size.width + Self.spacing, end)
    }
    let (name, value) = (text?.intrinsicContentSize ?? .zero, detail?.intrinsicContentSize ?? .zero)
    switch style {
    case .default: put(text, start, 0, end - start, content.height)
    case .subtitle:
      let top = (content.height - name.height - value.height) / 2
      put(text, start, top, min(name.width, end - start), name.height)
      put(detail, start, top + name.height, min(value.width, end - start), value.height)
    case .value1:
      put(text, start, 0, min(name.width, end - start), content.height)
      let width = min(value.width, max(end - start - name.width - Self.spacing, 0))
      put(detail, end - width, 0, width, content.height)
    case .value2:
      let width = min(name.width, (end - start) / 3)
      put(text, start, 0, width, content.height)
      put(
        detail,
        start + width + Self.spacing,
        0,
        end - start - width - Self.spacing,
        content.height
      )
    }
  }

  /// R-TABLE-25: how high a cell of these texts is, in points, where nothing else says.
  func height(as style: UITableViewCell.CellStyle, atLeast minimum: CGFloat) -> CGFloat {
    let heights = [text, detail].map { $0?.intrinsicContentSize.height ?? 0 }
    let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    let image = image?.image == nil ? 0 : image?.intrinsicContentSize.height ?? 0
    return max(minimum, texts + Self.verticalPadding, image)
  }

  private static let verticalPadding: CGFloat = 22
}

/// The margins, safe area and editing controls that reduce a cell's content.
struct CellLayoutState: Equatable {
  /// How far texts are away from the sides, in points.
  var margin: CGFloat = 16
  /// What bars and notches cover at the left, in points.
  var safeLeft: CGFloat = 0
  /// What they cover at the right.
  var safeRight: CGFloat = 0
  /// Whether the table is edited.
  var isEditing = false
  /// The control before the content.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the content makes room for it where there is none.
  var isIndented = false
  /// Whether what moves the row is behind the content.
  var isMovable = false
}

extension CellLayoutState {
  /// R-TABLE-14: the room before the content.
  var leadingSpace: CGFloat {
    isEditing && (editingStyle != .none || isIndented) ? TableMetrics.editingControlWidth : 0
  }

  /// R-TABLE-14: the room behind it, without that of accessories.
  var trailingSpace: CGFloat {
    isEditing && isMovable ? TableMetrics.reorderControlWidth : 0
  }
}
