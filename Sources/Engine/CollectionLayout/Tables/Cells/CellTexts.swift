import Foundation
import UIKitLayout

/// The texts and the image that a cell has by itself, once somebody asked for them.
@MainActor
struct CellTexts {
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
  func height(as style: UITableViewCell.CellStyle, atLeast least: CGFloat) -> CGFloat {
    let heights = [text, detail].map { $0?.intrinsicContentSize.height ?? 0 }
    let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    let image = image?.image == nil ? 0 : image?.intrinsicContentSize.height ?? 0
    return max(least, texts + Self.roomAround, image)
  }

  private static let roomAround: CGFloat = 22
}
