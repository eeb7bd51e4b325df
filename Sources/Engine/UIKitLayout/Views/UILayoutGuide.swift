public import Foundation

/// An invisible rectangle in a view that constraints refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Where the guide's place comes from.
  enum Source {
    /// From constraints.
    case constraints
    /// From lengths at the edges of its view, in points.
    case insets(@MainActor (UIView) -> EdgeLengths)
    /// It is what its view scrolls.
    case scrolledContent
  }

  /// A name for those who read about the guide.
  open var identifier = ""
  /// The view that the guide is in; `nil` for none.
  public internal(set) weak var owningView: UIView?
  /// The guide's place in its view after the last layout, in points.
  public internal(set) var layoutFrame: CGRect {
    get { insetFrame ?? solvedFrame }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero
  let source: Source

  /// Makes a guide, which is in no view.
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

  /// The place of a guide that lies at lengths from its view's edges; `nil` for another one.
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
