public import Foundation

/// Something that changes how what is behind a view is seen; nothing is drawn of it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Makes what is behind unclear.
open class UIBlurEffect: UIVisualEffect {
  /// How much.
  public enum Style: Int, Sendable {
    /// From white to black, and in the system's kinds.
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark, systemMaterialDark
  }

  /// Makes an effect.
  public init(style: Style) {}
}

/// Makes content shine on what is unclear.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view of an effect, with content in front of it.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?
  /// The view that content is in; as large as this one.
  public let contentView = UIView()

  /// Makes a view of an effect.
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
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// The words below it.
  open var attributedTitle: NSAttributedString?

  /// Turns it.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops it.
  open func endRefreshing() { isRefreshing = false }
}
