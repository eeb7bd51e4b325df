import Foundation
import UIKitLayout
import ViewLayout

/// The frames of the parts of a cell.
extension UITableViewCell {
  /// The spacing between an accessory view and the content.
  private static let accessorySpacing: CGFloat = 8

  /// Returns the frame of the content view (R-TABLE-14, R-TABLE-15, R-TABLE-16).
  func contentFrame(in size: CGSize) -> CGRect {
    let leading = surroundings.leadingSpace
    let trailing = surroundings.trailingSpace + accessoryWidth + surroundings.indexWidth
    let isRightToLeft = traits.isRightToLeft
    let left = (isRightToLeft ? trailing : leading) + surroundings.safeLeft
    let right = (isRightToLeft ? leading : trailing) + surroundings.safeRight
    let width = max(size.width - left - right, 0)
    return CGRect(x: left, y: 0, width: width, height: size.height)
  }

  /// The accessory view for the current editing state.
  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The trailing margin of the standard texts; the space of an accessory includes it (R-TABLE-15).
  var trailingTextMargin: CGFloat { accessoryWidth > 0 ? 0 : surroundings.margin }

  private var accessoryWidth: CGFloat {
    if let shownAccessory {
      return shownAccessory.bounds.width + surroundings.margin + Self.accessorySpacing
    }
    return CGFloat((isEditing ? editingAccessoryType : accessoryType).space)
  }

  // mutants(condition): cost only
  /// Places the content view, the background view and the accessory view.
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

  // mutants(condition): cost only
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

  // mutants(condition): margins that are set again to what they are change nothing
  /// Sets the margins of the cell and its content view, unless the author set others.
  ///
  /// - Parameter old: The previous layout state; `nil` for a new cell or content view.
  func adoptMargins(insteadOf old: CellLayoutState?) {
    for view in [self, contentView] {
      let isUntouched = old.map { view.directionalLayoutMargins == $0.margins } ?? true
      guard isUntouched, view.directionalLayoutMargins != surroundings.margins else { continue }
      view.directionalLayoutMargins = surroundings.margins
    }
  }
}

extension CellLayoutState {
  /// The layout margins around texts (R-TABLE-16).
  fileprivate var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }
}

/// The standard labels and image view of a cell, which are created at the first access.
@MainActor
struct StandardCellContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  /// The spacing between the image and the texts, and between the two texts in a row.
  private static let spacing: CGFloat = 16

  // mutants(condition): cost only
  /// Places the existing labels and image view for a cell style (R-TABLE-25).
  ///
  /// - Parameters:
  ///   - style: The style of the cell.
  ///   - content: The size of the content view.
  ///   - margins: The leading and trailing margin of the texts.
  ///   - indentation: The additional leading inset of the texts.
  ///   - isRightToLeft: Whether the layout direction is right to left.
  func place(
    as style: UITableViewCell.CellStyle,
    in content: CGSize,
    margins: (leading: CGFloat, trailing: CGFloat),
    indentation: CGFloat,
    isRightToLeft: Bool
  ) {
    var start = margins.leading + indentation
    let end = max(content.width - margins.trailing, start)
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

  // mutants(condition): a row is at least 44 high, and an image view without an image is not higher
  // mutants(constant): a row is at least 44 high
  /// Returns the height of a cell that shows these texts and the image, in points (R-TABLE-25).
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
  /// The distance of texts from the sides, in points.
  var margin: CGFloat = 16
  /// The left inset of the safe area, in points.
  var safeLeft: CGFloat = 0
  /// The right inset of the safe area, in points.
  var safeRight: CGFloat = 0
  /// The width of the section index at the trailing edge, in points; 0 if there is none.
  var indexWidth: CGFloat = 0
  /// Whether the table is being edited.
  var isEditing = false
  /// The editing control before the content.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the content is indented while editing even without an editing control.
  var isIndented = false
  /// Whether the reorder control is shown after the content.
  var isMovable = false
}

extension CellLayoutState {
  /// The width of the editing control before the content (R-TABLE-14).
  var leadingSpace: CGFloat {
    isEditing && (editingStyle != .none || isIndented) ? TableMetrics.editingControlWidth : 0
  }

  /// The width of the reorder control after the content, without accessories (R-TABLE-14).
  var trailingSpace: CGFloat {
    isEditing && isMovable ? TableMetrics.reorderControlWidth : 0
  }
}
