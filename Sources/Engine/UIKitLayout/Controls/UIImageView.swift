public import Foundation
package import ViewLayout

/// A view of a picture.
open class UIImageView: UIView {
  /// The picture; `nil` for none.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The picture while the view is highlighted; `nil` for the same.
  open var highlightedImage: UIImage?
  /// Whether the other picture is shown.
  open var isHighlighted = false
  /// The size of a symbol that says none itself; `nil` for the usual one.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Pictures that follow each other; has no effect.
  open var animationImages: [UIImage]?
  /// How long all of these take, in seconds; has no effect.
  open var animationDuration = 0.0

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a picture, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view of two pictures, in the first one's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// R-LBL-4: the picture's own size; none without a picture.
  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// Shows pictures one after the other: nothing moves here.
  open func startAnimating() {}

  /// Stops it.
  open func stopAnimating() {}

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }
}

extension UIImageView: CustomDrawingView {
  package var words: String? { shown?.drawnName }

  package var paint: DrawingContent? {
    guard let shown, let color = (shown.isSymbol ? tintColor : .systemGray)?.drawn else {
      return nil
    }
    return .shape(DrawingShape(kind: .rectangle, bounds: pictureFrame(of: shown), color: color))
  }

  /// The picture's place in the view, in points.
  private func pictureFrame(of image: UIImage) -> CGRect {
    let (space, size) = (bounds.size, image.size)
    guard size.width > 0, size.height > 0 else { return .zero }
    let scales = (space.width / size.width, space.height / size.height)
    let scale: (CGFloat, CGFloat) =
      switch contentMode {
      case .scaleToFill, .redraw: scales
      case .scaleAspectFit: (min(scales.0, scales.1), min(scales.0, scales.1))
      case .scaleAspectFill: (max(scales.0, scales.1), max(scales.0, scales.1))
      default: (1, 1)
      }
    let drawn = CGSize(width: size.width * scale.0, height: size.height * scale.1)
    return CGRect(
      x: (space.width - drawn.width) * contentMode.parts.x,
      y: (space.height - drawn.height) * contentMode.parts.y,
      width: drawn.width,
      height: drawn.height
    )
  }
}

extension UIView.ContentMode {
  /// The parts of what is left over that are left of content and above it.
  fileprivate var parts: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: .zero
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}

extension UIImageView: NodeTraitsProvider {
  var paintKind: NodeTraits.Paint { paint == nil ? .shape : .image }
}
