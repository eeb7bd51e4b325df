import Foundation
internal import LayoutTree

/// The reasons for the sizes and positions of presented views: sheets, covers, popovers, alerts and
/// dialogs.
extension PresentingRule {
  /// Returns whether a node is a presented view, whose position its presenting view determines.
  static func presents(_ node: LayoutNode) -> Bool { RuleNode<PresentedRule>(node) != nil }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    guard Self.presents(child) else { return .atTopLeadingCorner(of: node) }
    return LayoutReason(presentation.rule, presentation.place(of: child, in: node.session.window))
  }
}

extension PresentedRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .fill(DrawingColor(.background)) }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    guard let presenting = node.parent.flatMap({ RuleNode<PresentingRule>($0) }) else {
      return LayoutReason("R-BAR-10", "all of the proposed \(LengthText.text(line.answer))")
    }
    let presentation = presenting.rule.presentation
    let safeArea = node.session.window.environment.safeArea
    return LayoutReason(
      presentation.rule,
      presentation.size(line.answer, in: node.window.size, safeArea: safeArea)
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let name = node.descriptiveName
    return LayoutReason(
      "R-BAR-10",
      "in the center of the \(LengthText.text(child.size)) of \(name) outside of the safe area"
    )
  }
}

extension Presentation {
  /// The name of the rule that determines the frame.
  fileprivate var rule: String {
    switch kind {
    case .sheet, .cover, .popover: "R-BAR-10"
    case .alert: "R-BAR-11"
    case .dialog: "R-BAR-12"
    }
  }

  // MARK: - Sizes

  /// Returns the reason for a size, in words.
  ///
  /// - Parameters:
  ///   - size: The size of the presented view, in points.
  ///   - window: The size of the window, in points.
  ///   - safeArea: The safe area of the window.
  /// - Returns: The lengths with the numbers that determine them.
  fileprivate func size(_ size: CGSize, in window: CGSize, safeArea: EdgeInsets) -> String {
    switch kind {
    case .cover: return "a cover has the size of the window"
    case .popover: return "a popover has the ideal size of its content, as far as there is space"
    case .sheet where fitsContent: return "a sheet has the ideal size of its content here"
    case .sheet where isFormSheet:
      return "a sheet in a window of regular width is \(LengthText.text(formSize))"
    case .sheet: return sheetSize(size, in: window, safeArea: safeArea)
    case .alert:
      let width = LengthText.text(alertWidth)
      let limit =
        alertMargin > 0 ? ", at least \(LengthText.text(alertMargin)) from the sides" : ""
      return "width: an alert is \(width) wide\(limit); height: that of its content"
    case .dialog:
      let inset = LengthText.text(dialogInset)
      return "width: the window's \(LengthText.text(window.width)) minus \(inset) at both sides; "
        + "height: that of its content"
    }
  }

  private func sheetSize(_ size: CGSize, in window: CGSize, safeArea: EdgeInsets) -> String {
    let top = max(largeTop, safeArea.top)
    let large = LengthText.text(max(0, window.height - top))
    let full = "\(LengthText.text(window.height)) minus the \(LengthText.text(top)) above it"
    let width = LengthText.text(window.width)
    guard let detent, isLow(size, in: window, below: top) else {
      return "the large detent: width: the window's \(width); height: its \(full)"
    }
    let words = detent.words(ofLarge: large, mediumPart: mediumPart)
    let sides = inset > 0 ? " minus \(LengthText.text(inset)) at both sides" : ""
    return "width: the window's \(width)\(sides); height: the smallest detent, \(words), "
      + "\(LengthText.text(size.height)); a large sheet has the window's \(full)"
  }

  /// Returns whether a sheet is lower than a large sheet in the window.
  private func isLow(_ size: CGSize, in window: CGSize, below top: CGFloat) -> Bool {
    size.height < window.height - top
  }

  // MARK: - Positions

  /// Returns the reason for the position of a presented view, in words.
  fileprivate func place(of node: LayoutNode, in window: SceneWindow) -> String {
    let bounds = node.window
    let place = CGPoint(x: -bounds.minX, y: -bounds.minY)
    let words = "\(LengthText.text(place.x)) \(LengthText.text(place.y)) in the window: "
    switch kind {
    case .cover: return words + "a cover fills it"
    case .popover: return words + (node.origin.y < 0 ? "above" : "below") + popoverDistance
    case .sheet where fitsContent || isFormSheet: return words + "in its center"
    case .sheet:
      let top = max(largeTop, window.environment.safeArea.top)
      guard isLow(node.size, in: bounds.size, below: top) else {
        return words + "a large sheet begins \(LengthText.text(top)) below its top"
      }
      return words + "a sheet with a smaller detent ends "
        + (inset > 0 ? "\(LengthText.text(inset)) above its bottom" : "at its bottom")
    case .alert:
      return words + "in the center of " + (alertMargin > 0 ? "its safe area" : "it")
    case .dialog:
      let bottom = max(dialogInset, window.environment.safeArea.bottom)
      return words + "a dialog ends \(LengthText.text(bottom)) above its bottom"
    }
  }

  private var popoverDistance: String {
    " the view that presents it, \(LengthText.text(gap)) from it, inside of the window"
  }
}
