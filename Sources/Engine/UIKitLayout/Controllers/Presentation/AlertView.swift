import Foundation
import ViewLayout

/// The view of an alert: its texts above its fields and buttons (R-UIB-11).
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  /// The view of texts that do not fit into the window.
  private let scrollView = UIScrollView()
  private var buttons: [AlertButton] = []
  private var shownViews: [UIView] = []

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    titleLabel.font = UIFont(FontDescription(size: .style(.headline), weight: .semibold))
    messageLabel.font = UIFont(FontDescription(size: .style(.subheadline)))
    for label in [titleLabel, messageLabel] { label.numberOfLines = 0 }
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override var nodeName: String { "UIView" }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    return CGSize(width: size.width, height: arrangement(in: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let arrangement = arrangement(in: bounds.width)
    let missing = max(arrangement.height - bounds.height, 0)
    scrollTexts(in: max(arrangement.textHeight - missing, 0), of: arrangement.textHeight)
    for (view, frame) in arrangement.frames {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      if !labels.contains(where: { $0 === view }) { frame.origin.y -= missing }
      view.frame = frame
    }
  }

  /// Places the texts in a scroll view if they are higher than the space for them.
  private func scrollTexts(in height: CGFloat, of contentHeight: CGFloat) {
    let parent = height < contentHeight ? scrollView : self
    for label in labels where label.superview !== parent { parent.addSubview(label) }
    guard parent === scrollView else { return scrollView.removeFromSuperview() }
    if scrollView.superview !== self { insertSubview(scrollView, at: 0) }
    scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
  }
}

extension AlertView {
  private var metrics: BarMetrics { .alerts(of: traits.metrics) }

  /// Whether the alert is an action sheet that points to a source, as a popover.
  private var isPopover: Bool { controller?.isActionPopover(in: traits.metrics) == true }

  /// Updates the views to the controller's texts, fields and actions.
  private func update() {
    guard let controller else { return }
    (titleLabel.text, messageLabel.text) = (controller.title, controller.message)
    let alignment: NSTextAlignment = metrics.centersAlertTexts ? .center : .natural
    for label in [titleLabel, messageLabel] { label.textAlignment = alignment }
    if buttons.map(\.action) != controller.actions {
      buttons = controller.actions.map { AlertButton($0, of: controller) }
    }
    let views = labels + (controller.textFields ?? []) + buttons
    guard shownViews != views else { return }
    for view in shownViews { view.removeFromSuperview() }
    for view in views { addSubview(view) }
    shownViews = views
  }

  /// The labels that have a text.
  private var labels: [UILabel] {
    [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
  }

  /// The frames of the views from left to right, the height of the texts with the space around
  /// them, and the height of the alert.
  private typealias Arrangement = (
    frames: [(UIView, CGRect)], textHeight: CGFloat, height: CGFloat
  )

  private func arrangement(in width: CGFloat) -> Arrangement {
    let metrics = metrics
    var frames: [(UIView, CGRect)] = []
    var y = isPopover ? metrics.actionPopoverTop : metrics.alertTop
    let textWidth = max(width - 2 * metrics.alertTextInset, 0)
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: textWidth, height: .infinity))
      frames.append(
        (label, CGRect(x: metrics.alertTextInset, y: y, width: textWidth, height: size.height))
      )
      y += size.height + metrics.alertTextGap
    }
    y = labels.isEmpty ? metrics.alertSide : y - metrics.alertTextGap + metrics.alertButtonsTop
    if labels.count == 1 { y += metrics.alertLoneTitleSpace }
    let textHeight = y
    y = placeFields(in: width, below: y, &frames)
    let inner = max(width - 2 * metrics.alertSide, 0)
    for row in rows(in: inner) {
      let gaps = CGFloat(row.count - 1) * metrics.alertButtonGap
      let length = (inner - gaps) / CGFloat(row.count)
      let contentHeight = row.compactMap { ($0 as? AlertButton)?.titleSize.height }.max() ?? 0
      let height = max(metrics.alertButtonHeight, contentHeight)
      for (place, view) in row.enumerated() {
        let x = metrics.alertSide + CGFloat(place) * (length + metrics.alertButtonGap)
        frames.append(
          (view, CGRect(x: x, y: y, width: length, height: height))
        )
      }
      y += height + metrics.alertButtonGap
    }
    let rest = frames.count > labels.count ? metrics.alertButtonGap : metrics.alertButtonsTop
    return (frames, textHeight, y - rest + metrics.alertBottom)
  }

  /// The space from the end of the texts to the first field, and the height of all fields beyond
  /// their pitch, in points.
  ///
  /// The end of the texts does not include the space above the buttons.
  private static let fieldSpace: (above: CGFloat, rest: CGFloat) = (11, 12.5)

  /// R-UIB-11: places the fields at their pitch.
  ///
  /// - Returns: The y of the buttons, in points.
  private func placeFields(
    in width: CGFloat,
    below top: CGFloat,
    _ frames: inout [(UIView, CGRect)]
  ) -> CGFloat {
    guard let pitch = metrics.alertFieldPitch, let fields = controller?.textFields, !fields.isEmpty
    else { return top }
    let inset = metrics.alertFieldInset
    for (index, field) in fields.enumerated() {
      let y = top - metrics.alertSide + Self.fieldSpace.above + CGFloat(index) * pitch
      let height = field.intrinsicContentSize.height
      frames.append((field, CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
    }
    return top + CGFloat(fields.count) * pitch + Self.fieldSpace.rest
  }

  /// R-BAR-11: returns the fields and buttons by rows.
  private func rows(in width: CGFloat) -> [[UIView]] {
    let fields = metrics.alertFieldPitch == nil ? controller?.textFields ?? [] : []
    let cancel = isPopover ? [] : buttons.filter { $0.action.style == .cancel }
    let others = buttons.filter { $0.action.style != .cancel }
    let half = (width - metrics.alertButtonGap) / 2
    let isRow =
      controller?.preferredStyle == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.titleSize.width <= half }
    let rows: [[UIView]] = isRow ? [cancel + others] : (others + cancel).map { [$0] }
    return fields.map { [$0] } + rows
  }
}

/// A button of an alert, with its title in the center.
private final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, of controller: UIAlertController) {
    self.action = action
    super.init(frame: .zero)
    label.font = UIFont(FontDescription(size: .style(.body)))
    label.text = action.title
    addSubview(label)
    addAction(
      UIAction { [unowned self, weak controller] _ in
        controller?.dismiss(animated: false, completion: nil)
        self.action.perform()
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) { nil }

  override var nodeName: String { "UIAlertAction" }

  /// The size of the title, in points.
  var titleSize: CGSize { label.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    isEnabled = action.isEnabled
    label.frame = label.intrinsicContentSize.centered(in: bounds)
  }
}

extension UIAlertController {
  /// Returns whether the controller is an action sheet with a source, on a system that shows it as
  /// a popover.
  func isActionPopover(in system: MetricsSystem) -> Bool {
    guard preferredStyle == .actionSheet, BarMetrics.alerts(of: system).actionPopoverWidth != nil
    else { return false }
    return popoverPresentationController?.hasSource == true
  }

  /// R-UIB-11: returns the frame of the alert in a window, in points.
  func frame(in window: UIWindow) -> CGRect {
    let (bounds, safe) = (window.bounds, window.safeAreaInsets)
    let metrics = BarMetrics.alerts(of: window.traits.metrics)
    if let width = metrics.actionPopoverWidth, isActionPopover(in: window.traits.metrics) {
      let size = view.sizeThatFits(CGSize(width: width, height: .infinity))
      return popoverPresentationController?.frame(of: size, in: window) ?? bounds
    }
    let isAlert =
      preferredStyle == .alert || metrics.actionPopoverWidth != nil
      || window.traitCollection.horizontalSizeClass == .regular
    let inset = metrics.dialogInset
    let width =
      isAlert
      ? min(metrics.alertWidth, bounds.width - 2 * metrics.alertMargin) : bounds.width - 2 * inset
    let size = view.sizeThatFits(CGSize(width: min(width, bounds.width), height: .infinity))
    guard !isAlert else {
      let limit = bounds.height - safe.top - safe.bottom
      let space = metrics.alertMargin > 0 ? bounds.inset(by: safe) : bounds
      return CGSize(width: size.width, height: min(size.height, limit)).centered(in: space)
    }
    let end = bounds.maxY - max(inset, safe.bottom)
    return CGRect(x: inset, y: end - size.height, width: size.width, height: size.height)
  }
}
