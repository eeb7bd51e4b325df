public import Foundation

/// An invisible rectangle in a view that constraints refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The way in which the guide's frame is determined.
  enum Source {
    /// Constraints determine the frame.
    case constraints
    /// Inset from the edges of the owning view, in points.
    case insets(@MainActor (UIView) -> EdgeLengths)
    /// The scrollable content of the owning scroll view, which the closure gives its frame.
    case scrolledContent(@MainActor (CGRect) -> Void)
  }

  open var identifier = ""
  public internal(set) weak var owningView: UIView?
  public internal(set) var layoutFrame: CGRect {
    get { insetFrame ?? solvedFrame }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero
  let source: Source

  public override init() {
    source = .constraints
    super.init()
  }

  init(_ source: Source, in view: UIView, identifier: String) {
    self.source = source
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The frame of a guide that is inset from its view's edges; `nil` for other guides.
  private var insetFrame: CGRect? {
    guard case .insets(let insets) = source, let view = owningView else { return nil }
    let lengths = insets(view)
    return CGRect(
      x: view.bounds.minX + lengths.left,
      y: view.bounds.minY + lengths.top,
      width: max(view.bounds.width - lengths.left - lengths.right, 0),
      height: max(view.bounds.height - lengths.top - lengths.bottom, 0)
    )
  }
}
