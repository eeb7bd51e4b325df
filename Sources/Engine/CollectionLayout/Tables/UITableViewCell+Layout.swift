import Foundation
import UIKitLayout
import ViewLayout

extension UITableViewCell {
  /// The spacing between an accessory view and the content.
  private static let accessorySpacing: CGFloat = 8

  /// Returns the frame of the content view (R-TABLE-14, R-TABLE-15, R-TABLE-16).
  func contentFrame(in size: CGSize) -> CGRect {
    let leading = surroundings.leadingSpace(in: traits.metrics)
    let trailing =
      surroundings.trailingSpace(in: traits.metrics) + accessoryWidth + surroundings.indexWidth
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
    return (isEditing ? editingAccessoryType : accessoryType).space(in: traits.metrics)
  }

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
    NSDirectionalEdgeInsets(
      top: verticalMargin,
      leading: margin,
      bottom: verticalMargin,
      trailing: margin
    )
  }
}

/// The standard labels and image view of a cell, which are created at the first access.
@MainActor
struct StandardCellContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  /// The spacing between the image and the texts, and between two texts side by side.
  private static let spacing: CGFloat = 16

  /// Places the existing labels and image view for a cell style (R-TABLE-25).
  ///
  /// - Parameters:
  ///   - style: The style of the cell.
  ///   - content: The size of the content view.
  ///   - margins: The leading and trailing margin of the texts.
  ///   - indentation: The additional leading inset of the texts.
  ///   - traits: The environment of the cell.
  func place(
    as style: UITableViewCell.CellStyle,
    in content: CGSize,
    margins: (leading: CGFloat, trailing: CGFloat),
    indentation: CGFloat,
    traits: HostEnvironment
  ) {
    let (system, isRightToLeft) = (traits.metrics, traits.isRightToLeft)
    var start = margins.leading + indentation
    let end = max(content.width - margins.trailing, start)
    func put(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let x = isRightToLeft ? content.width - x - width : x
      let frame = CGRect(x: x, y: y, width: max(width, 0), height: height)
      if let view, view.frame != frame { view.frame = frame }
    }
    if let image, image.image != nil {
      let size = image.sizeThatFits(.zero)
      put(image, start, (content.height - size.height) / 2, size.width, size.height)
      start = min(start + size.width + Self.spacing, end)
    }
    let (name, value) = (size(of: text, in: end - start), size(of: detail, in: end - start))
    switch style {
    case .default: put(text, start, 0, end - start, content.height)
    case .subtitle:
      let (above, below) = (TableMetrics.subtitleTop[system], TableMetrics.subtitleBottom[system])
      let gap = name == .zero || value == .zero ? 0 : TableMetrics.subtitleSpacing[system]
      let space = content.height - name.height - gap - value.height
      let top = (space + above - below) / 2
      put(text, start, top, min(name.width, end - start), name.height)
      put(detail, start, top + name.height + gap, min(value.width, end - start), value.height)
    case .value1:
      // R-TABLE-27: with the metrics of a system, both labels have the height of their text.
      func line(_ size: CGSize) -> (y: CGFloat, height: CGFloat) {
        guard system != .test else { return (0, content.height) }
        let y = (content.height - size.height) / 2 * traits.displayScale
        return (y.rounded() / traits.displayScale, size.height)
      }
      let (first, second) = (line(name), line(value))
      put(text, start, first.y, min(name.width, end - start), first.height)
      let width = min(value.width, max(end - start - name.width - Self.spacing, 0))
      put(detail, end - width, second.y, width, second.height)
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

  /// Returns the size of a label, wrapped at a width if it allows several lines.
  ///
  /// With the test font, a label is not wrapped.
  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    guard label.traits.metrics != .test, label.numberOfLines != 1, width > 0 else {
      return label.intrinsicContentSize
    }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Returns the height of a cell that shows these texts and the image, in points (R-TABLE-25).
  ///
  /// - Parameters:
  ///   - style: The style of the cell.
  ///   - width: The width between the margins of the texts, in points.
  ///   - traits: The environment of the cell.
  /// - Returns: The height in points.
  func height(
    as style: UITableViewCell.CellStyle,
    in width: CGFloat,
    traits: HostEnvironment
  ) -> CGFloat {
    let system = traits.metrics
    let shown = image?.image == nil ? .zero : image?.sizeThatFits(.zero) ?? .zero
    let space = shown.width > 0 ? width - shown.width - Self.spacing : width
    let heights = [text, detail].map { size(of: $0, in: space).height }
    let minimum = RowMetrics.minimumHeight(in: traits)
    let texts =
      style == .subtitle && heights.allSatisfy { $0 > 0 }
      ? heights[0] + heights[1] + TableMetrics.subtitleSpacing[system]
        + TableMetrics.subtitleTop[system] + TableMetrics.subtitleBottom[system]
      : max(heights[0], heights[1]) + TableMetrics.textPadding[system]
    return max(minimum, texts, shown.height)
  }
}

/// The margins, safe area and editing controls that reduce a cell's content.
struct CellLayoutState: Equatable {
  /// The distance of texts from the sides, in points.
  var margin: CGFloat = 16
  /// The distance of content from the top and the bottom, in points (R-TABLE-16).
  var verticalMargin: CGFloat = 11
  /// The left inset of the safe area, in points.
  var safeLeft: CGFloat = 0
  /// The right inset of the safe area, in points.
  var safeRight: CGFloat = 0
  /// The width of the section index at the trailing edge, in points; 0 if there is none.
  var indexWidth: CGFloat = 0
  var isEditing = false
  /// The editing control before the content.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the content is indented while editing even without an editing control.
  var isIndented = false
  /// Whether the reorder control is shown after the content.
  var isMovable = false
}

extension CellLayoutState {
  /// Returns the width of the editing control before the content (R-TABLE-14).
  func leadingSpace(in system: MetricsSystem) -> CGFloat {
    isEditing && (editingStyle != .none || isIndented)
      ? TableMetrics.editingControlWidth[system] : 0
  }

  /// Returns the width of the reorder control after the content, without accessories (R-TABLE-14).
  func trailingSpace(in system: MetricsSystem) -> CGFloat {
    isEditing && isMovable ? TableMetrics.reorderControlWidth[system] : 0
  }
}
