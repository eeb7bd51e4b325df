public import Foundation
internal import LayoutTree

/// The layout rule of a view that presents another one, which is placed in the window and changes
/// nothing around it (R-BAR-10).
///
/// The children are the presenting view and the presented one.
struct PresentingRule: FirstChildRule {
  var presentation: Presentation

  var placementDependsOnOrigin: Bool { true }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    placeChild(in: size, for: proposal, children: children)
    guard let presented = children.dropFirst().first else { return }
    let node = children.node
    let window = node.window
    let frame = presentation.frame(
      in: window,
      anchor: CGRect(origin: .zero, size: size),
      safeArea: children.session.window.environment.safeArea
        .mirrored(if: node.isRightToLeft)
    ) { presented.measure($0) }
    let x = node.isRightToLeft ? size.width - frame.maxX : frame.minX
    presented.place(at: CGPoint(x: x, y: frame.minY), proposal: ProposedViewSize(frame.size))
  }
}

/// The layout rule of presented content, which fills the frame of its presentation except for the
/// safe area of the window (R-BAR-10).
struct PresentedRule: WrapperRule {
  /// The name of the presentation in reports.
  var name: String?

  static func == (left: PresentedRule, right: PresentedRule) -> Bool { true }

  var placementDependsOnOrigin: Bool { true }

  /// Returns the length at each edge by which the node's frame reaches into the safe area of the
  /// window.
  private func insets(of node: LayoutNode, size: CGSize) -> EdgeInsets {
    let isRightToLeft = node.isRightToLeft
    let window = node.window
    let safeArea = node.session.window.environment.insets.mirrored(if: isRightToLeft)
    let insets = EdgeInsets(
      top: max(0, window.minY + safeArea.top),
      leading: max(0, window.minX + safeArea.leading),
      bottom: max(0, size.height - (window.maxY - safeArea.bottom)),
      trailing: max(0, size.width - (window.maxX - safeArea.trailing))
    )
    return insets.mirrored(if: isRightToLeft)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let insets = insets(of: children.node, size: size)
    children.only.place(
      at: CGPoint(x: insets.leading, y: insets.top),
      proposal: ProposedViewSize(
        width: max(0, size.width - insets.total(along: .horizontal)),
        height: max(0, size.height - insets.total(along: .vertical))
      )
    )
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { [] }

  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }
}

extension PresentedRule: SafeAreaRule {
  /// Presented content does not extend beyond its frame.
  var safeAreaEnds: Axis.Set { [.horizontal, .vertical] }

  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets {
    insets(of: node, size: node.size)
  }
}

extension EdgeInsets {
  /// Returns the insets with the leading and the trailing one exchanged from right to left.
  ///
  /// This converts between the insets of a layout and those at the left and right of the window.
  fileprivate func mirrored(if isRightToLeft: Bool) -> EdgeInsets {
    guard isRightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension LayoutNode {
  /// The frame of the window in the node's coordinates, from left to right.
  final var window: CGRect {
    var root = self
    while let parent = root.parent { root = parent }
    let origin = originInRoot
    return session.window.frame(around: root.size).offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// A presentation of content in a frame of the window (R-BAR-10).
struct Presentation: Equatable {
  enum Kind: Equatable {
    case sheet, cover, popover, alert, dialog
  }

  var kind: Kind
  /// The height of a sheet; `nil` for the large one.
  var detent: PresentationDetent?
  /// Whether a sheet has a size of its own, as in a window of regular width.
  var isFormSheet = false
  /// Whether a presentation has the size of its content, as on macOS.
  var fitsContent = false
  /// The space above a large sheet, the distance of other sheets from the edges, and a medium
  /// sheet's fraction of a large one.
  var largeTop, inset, mediumPart: CGFloat
  var formSize: CGSize
  /// The distance of a popover from its anchor.
  var gap: CGFloat
  /// The width of an alert, and its minimum distance from the sides of the window.
  ///
  /// With a distance above 0 the alert is centered in the safe area.
  var alertWidth, alertMargin: CGFloat
  /// The distance of a dialog from the edges.
  var dialogInset: CGFloat

  /// Returns the frame of the presentation.
  ///
  /// - Parameters:
  ///   - window: The frame of the window.
  ///   - anchor: The frame of the presenting view, in the same coordinates.
  ///   - safeArea: The safe area of the window.
  ///   - measure: Returns the size of the content for a proposal.
  /// - Returns: The frame in points.
  func frame(
    in window: CGRect,
    anchor: CGRect,
    safeArea: EdgeInsets,
    measure: (ProposedViewSize) -> CGSize
  ) -> CGRect {
    switch kind {
    case .cover: return window
    case .popover: return popover(in: window, anchor: anchor, size: measure(.unspecified))
    case .sheet where fitsContent: return centered(measure(.unspecified), in: window)
    case .sheet where isFormSheet: return centered(formSize, in: window)
    case .sheet: return sheet(in: window, safeArea: safeArea)
    case .alert:
      let width = min(alertWidth, window.width - 2 * alertMargin)
      let limit = max(0, window.height - safeArea.total(along: .vertical))
      let height = measure(ProposedViewSize(width: width, height: nil)).height
      let size = CGSize(width: width, height: min(height, limit))
      return centered(size, in: alertMargin > 0 ? inside(window, safeArea) : window)
    case .dialog: return dialog(in: window, safeArea: safeArea, measure: measure)
    }
  }

  private func inside(_ window: CGRect, _ safeArea: EdgeInsets) -> CGRect {
    CGRect(
      x: window.minX + safeArea.leading,
      y: window.minY + safeArea.top,
      width: max(0, window.width - safeArea.total(along: .horizontal)),
      height: max(0, window.height - safeArea.total(along: .vertical))
    )
  }

  /// R-BAR-12: returns a frame at the bottom of the window, above its safe area.
  private func dialog(
    in window: CGRect,
    safeArea: EdgeInsets,
    measure: (ProposedViewSize) -> CGSize
  ) -> CGRect {
    let width = max(0, window.width - 2 * dialogInset)
    let bottom = max(dialogInset, safeArea.bottom)
    let limit = max(0, window.height - max(dialogInset, safeArea.top) - bottom)
    let height = min(measure(ProposedViewSize(width: width, height: nil)).height, limit)
    return CGRect(
      x: window.minX + dialogInset,
      y: window.maxY - bottom - height,
      width: width,
      height: height
    )
  }

  private func sheet(in window: CGRect, safeArea: EdgeInsets) -> CGRect {
    let top = max(largeTop, safeArea.top)
    let large = max(0, window.height - top)
    guard let detent, let height = detent.height(in: large, mediumPart: mediumPart) else {
      return CGRect(x: window.minX, y: window.minY + top, width: window.width, height: large)
    }
    // A sheet that is lower than a large one floats.
    return CGRect(
      x: window.minX + inset,
      y: window.maxY - inset - height,
      width: max(0, window.width - 2 * inset),
      height: height
    )
  }

  private func centered(_ size: CGSize, in window: CGRect) -> CGRect {
    let (width, height) = (min(size.width, window.width), min(size.height, window.height))
    return CGRect(
      x: window.midX - width / 2,
      y: window.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// Returns a frame below the anchor, or above it if there is more space.
  private func popover(in window: CGRect, anchor: CGRect, size: CGSize) -> CGRect {
    let below = window.maxY - anchor.maxY - gap
    let above = anchor.minY - window.minY - gap
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(0, isBelow ? below : above))
    let width = min(size.width, window.width)
    let x = min(max(window.minX, anchor.midX - width / 2), window.maxX - width)
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// The height of a sheet (R-BAR-10).
public struct PresentationDetent: Hashable, Sendable {
  private enum Length: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let length: Length
  private let custom: @Sendable (Context) -> CGFloat?

  private init(_ length: Length, custom: @escaping @Sendable (Context) -> CGFloat? = { _ in nil }) {
    self.length = length
    self.custom = custom
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { Detent.height(in: $0) }
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.length == right.length
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(length) }

  /// The surroundings of a sheet whose height a type computes.
  public struct Context {
    public let maxDetentValue: CGFloat
  }

  /// Returns the name of the height with its computation, in words.
  ///
  /// - Parameters:
  ///   - large: The height of a large sheet, in words.
  ///   - mediumPart: The height of a medium sheet, as a part of it.
  /// - Returns: Words such as "medium: 0.5 of the 760 of a large sheet".
  func words(ofLarge large: String, mediumPart: CGFloat) -> String {
    switch length {
    case .large: "large: \(large)"
    case .medium: "medium: \(LengthText.text(mediumPart)) of the \(large) of a large sheet"
    case .fraction(let part): "\(LengthText.text(part)) of the \(large) of a large sheet"
    case .height(let height): "height(\(LengthText.text(height)))"
    case .custom: "a custom detent, for at most \(large)"
    }
  }

  /// Returns the height in points; `nil` for that of a large sheet.
  func height(in large: CGFloat, mediumPart: CGFloat) -> CGFloat? {
    let height: CGFloat? =
      switch length {
      case .large: nil
      case .medium: large * mediumPart
      case .fraction(let part): large * part
      case .height(let height): height
      case .custom: custom(Context(maxDetentValue: large))
      }
    guard let height, height < large else { return nil }
    return max(0, height)
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The surroundings of the sheet.
  typealias Context = PresentationDetent.Context

  static func height(in context: Context) -> CGFloat?
}
