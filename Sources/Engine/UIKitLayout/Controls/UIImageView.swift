public import Foundation
package import LayoutTree
internal import ViewLayout

/// A view that shows an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The images of an animation; has no effect.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds; has no effect.
  open var animationDuration = 0.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// R-LBL-4: the size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let shown else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: shown.size.width, height: shown.size.height + 2 * shown.symbolOutset)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// R-UIC-7: the alignment rectangle of a symbol is as high as the line of its font.
  open override var alignmentRectInsets: UIEdgeInsets {
    let outset = shown?.symbolOutset ?? 0
    return UIEdgeInsets(top: -outset, left: 0, bottom: -outset, right: 0)
  }

  /// Starts the animation; has no effect.
  open func startAnimating() {}

  /// Stops the animation; has no effect.
  open func stopAnimating() {}

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }
}

extension UIImageView: CustomDrawingView {
  package var words: String? { shown?.drawnName }

  /// Whether the image is one of the app that was not found.
  var isMissing: Bool {
    guard let shown, !shown.isSymbol else { return false }
    return ImageAssets.size(of: words ?? "") == nil
  }

  package var paint: DrawingContent? {
    guard let shown, let color = (shown.isSymbol ? tintColor : .systemGray)?.drawn else {
      return nil
    }
    let image = DrawingImage(name: words ?? "", isSymbol: shown.isSymbol, color: color)
    return .layers([DrawingLayer(.image(image), frame: pictureFrame(of: shown))])
  }

  /// Returns the frame of the image in the view, in points.
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
  /// The fractions of the leftover space that lie to the left of the content (`x`) and above it
  /// (`y`).
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

extension UIImageView: UnrecordedLengthsProvider {
  package var unrecordedNames: [String] { image?.symbolEstimate.map { [$0] } ?? [] }
}
