public import Foundation

/// The base class of visual effects; not drawn.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark, systemMaterialDark
  }

  /// Creates a blur; the style is ignored.
  public init(style: Style) {}
}

/// An effect that makes content vibrant in front of a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect; the blur is ignored.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with a visual effect behind its content.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A refresh indicator above scrolled content; pulls are never simulated.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}
