import Foundation
package import LayoutTree
internal import ViewLayout

/// R-BTN: the sizes and positions of a button's image and titles.
struct ButtonArrangement {
  /// The size of the title, in points; zero if there is none.
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var image = CGSize.zero
  /// The insets around the content, in points.
  var insets = NSDirectionalEdgeInsets.zero
  /// The spacing between the image and the titles, in points.
  var imageGap: CGFloat = 0
  /// The spacing between the title and the subtitle, in points.
  var titleGap: CGFloat = 0
  /// The edge of the titles at which the image is placed.
  var placement = NSDirectionalRectEdge.leading

  /// The frames of the parts, in points.
  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var words: CGSize {
    guard subtitle != .zero else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titleGap + subtitle.height
    )
  }

  private var isUpright: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { image == .zero || words == .zero ? 0 : imageGap }

  /// R-BTN-1: the size of the image and the titles in a row or a column, without the insets.
  private var inner: CGSize {
    isUpright
      ? CGSize(
        width: max(image.width, words.width),
        height: image.height + gap + words.height
      )
      : CGSize(
        width: image.width + gap + words.width,
        height: max(image.height, words.height)
      )
  }

  /// R-BTN-1: the size of the button, including the insets.
  var size: CGSize {
    CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom
    )
  }

  /// R-BTN-2: returns the frames of the parts in a button of a given size.
  ///
  /// All parts together are aligned inside of the insets. Titles that do not fit get the remaining
  /// width.
  func places(
    in size: CGSize,
    horizontally: UIControl.ContentHorizontalAlignment,
    vertically: UIControl.ContentVerticalAlignment,
    isRightToLeft: Bool
  ) -> Places {
    let space = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading,
      y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0)
    )
    let width = min(inner.width, space.width)
    let x = space.minX + (space.width - width) * horizontally.leftPart(isRightToLeft)
    let y = space.minY + (space.height - inner.height) * vertically.topPart
    return isUpright
      ? column(CGRect(x: x, y: y, width: width, height: inner.height))
      : row(CGRect(x: x, y: y, width: width, height: inner.height), isRightToLeft)
  }

  private func row(_ box: CGRect, _ isRightToLeft: Bool) -> Places {
    let length = max(min(words.width, box.width - image.width - gap), 0)
    let isFirst = (placement == .leading) != isRightToLeft
    var places = Places()
    places.image.size = image
    places.image.origin = CGPoint(
      x: isFirst ? box.minX : box.minX + length + gap,
      y: box.midY - image.height / 2
    )
    let x = isFirst ? box.minX + image.width + gap : box.minX
    place(&places, at: CGPoint(x: x, y: box.midY - words.height / 2), width: length)
    return places
  }

  private func column(_ box: CGRect) -> Places {
    let isFirst = placement == .top
    var places = Places()
    places.image.size = image
    places.image.origin = CGPoint(
      x: box.midX - image.width / 2,
      y: isFirst ? box.minY : box.minY + words.height + gap
    )
    let width = min(words.width, box.width)
    let y = isFirst ? box.minY + image.height + gap : box.minY
    place(&places, at: CGPoint(x: box.midX - width / 2, y: y), width: width)
    return places
  }

  private func place(_ places: inout Places, at origin: CGPoint, width: CGFloat) {
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let length = min(size.width, width)
      return CGRect(x: origin.x + (width - length) / 2, y: y, width: length, height: size.height)
    }
    places.title = line(title, origin.y)
    places.subtitle = line(subtitle, origin.y + title.height + titleGap)
  }
}

extension ButtonArrangement {
  /// Adds the padding around the title of a button without a configuration, insets and image
  /// (R-UIC-5).
  ///
  /// The title counts in whole points, and a missing one counts as an empty line.
  ///
  /// - Parameters:
  ///   - padding: The padding above and below the title, in points; 0 to leave the size unchanged.
  ///   - minimumWidth: The minimum width of the button, in points.
  ///   - emptyHeight: The height of a line without a title, in points.
  mutating func padPlainTitle(
    by padding: CGFloat,
    minimumWidth: CGFloat,
    emptyHeight: CGFloat
  ) {
    guard padding > 0 else { return }
    let height = max(title.height, emptyHeight).rounded(.up)
    let side = max(minimumWidth - title.width.rounded(.up), 0) / 2
    insets = NSDirectionalEdgeInsets(
      top: padding + (height - title.height) / 2,
      leading: side + (title.width.rounded(.up) - title.width) / 2,
      bottom: padding + (height - title.height) / 2,
      trailing: side + (title.width.rounded(.up) - title.width) / 2
    )
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate func leftPart(_ isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var topPart: CGFloat {
    switch self {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}

extension UIButton: CustomDrawingView {
  /// The background of a button with a configuration.
  package var paint: DrawingContent? {
    guard let configuration,
      let color = configuration.backgroundColor(tint: tintColor)?.drawn
    else { return nil }
    let radius = configuration.radius(in: bounds.size)
    return .shape(
      DrawingShape(
        kind: .rounded(CGSize(width: radius, height: radius)),
        bounds: CGRect(origin: .zero, size: bounds.size),
        color: color
      )
    )
  }
}

extension UIButton: BaselineContent {
  func textBaseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline {
    baseline.map { .belowMiddle($0) } ?? .bottom
  }
}
