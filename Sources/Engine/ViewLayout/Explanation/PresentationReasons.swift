import Foundation

/// The reasons for the frames of sheets, covers, popovers, alerts and dialogs (R-BAR-10).
extension PresentingRule: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    guard child !== node.children.first else { return .atTopLeadingCorner(of: node) }
    return LayoutReason(presentation.rule, presentation.placeSentence)
  }
}

extension PresentedRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard let parent = line.node.parent,
      let presentation = (parent.ruleValue as? PresentingRule)?.presentation
    else { return LayoutReason("R-BAR-10", "all of its frame in the window") }
    let safeArea = line.node.session.window.environment.safeArea
    return LayoutReason(
      presentation.rule,
      presentation.sizeSentence(line.answer, in: parent.window, safeArea: safeArea)
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let center = child.origin.y + child.size.height / 2
    let isCentered = abs(center - node.size.height / 2) < 0.5
    let place = isCentered ? "centered in" : "inside of"
    return LayoutReason("R-BAR-10", "\(place) the \(viewName), without the window's safe area")
  }
}

extension LayoutNode {
  /// The reason for the frame of presented content; `nil` for other nodes.
  final var presentedReason: LayoutReason? {
    guard ruleValue is PresentedRule, let parent, parent.ruleValue is PresentingRule else {
      return nil
    }
    return parent.placeReason(of: self)
  }
}

extension Presentation {
  /// The rule about the kind of presentation.
  fileprivate var rule: String {
    switch kind {
    case .sheet, .cover, .popover: "R-BAR-10"
    case .alert: "R-BAR-11"
    case .dialog: "R-BAR-12"
    }
  }

  /// The place in the window.
  fileprivate var placeSentence: String {
    switch kind {
    case .cover: "it covers the window"
    case .popover: "below its anchor, or above it if there is more space"
    case .sheet where fitsContent || isFormSheet: "in the center of the window"
    case .sheet where inset > 0 && detent != nil:
      "at the bottom of the window, \(LengthText.text(inset)) from the sides and the bottom"
    case .sheet: "at the bottom of the window"
    case .alert: alertMargin > 0 ? "in the center of the safe area" : "in the center of the window"
    case .dialog: "at the bottom of the window, above its safe area"
    }
  }

  /// Returns the computation of the size.
  fileprivate func sizeSentence(
    _ size: CGSize,
    in window: CGRect,
    safeArea: EdgeInsets
  ) -> String {
    let height = LengthText.text(size.height)
    switch kind {
    case .cover: return "all of the window"
    case .popover:
      return "the size of its content, as far as the window has space beside its anchor"
    case .sheet where fitsContent: return "the size of its content"
    case .sheet where isFormSheet: return "the size of a sheet in a window of regular width"
    case .sheet:
      let top = max(largeTop, safeArea.top)
      let large = LengthText.text(max(0, window.height - top))
      let whole =
        "a large sheet is the window's \(LengthText.text(window.height)) less "
        + "\(LengthText.text(top)) above it, \(large)"
      guard let detent, detent.height(in: window.height - top, mediumPart: mediumPart) != nil else {
        return whole
      }
      return "the detent \(detent.words(mediumPart: mediumPart)); \(whole); so it is \(height) high"
    case .alert:
      let width = LengthText.text(size.width)
      return "the constant width of \(width), and the height of its texts and buttons, \(height)"
    case .dialog: return "the window's width between the insets, and the height of its buttons"
    }
  }
}

extension PresentationDetent {
  /// Returns the detent in words, such as `medium is 0.5 of a large sheet`.
  fileprivate func words(mediumPart: CGFloat) -> String {
    func part(_ part: CGFloat) -> String {
      "\(LengthText.text((part * 1000).rounded() / 1000)) of a large sheet"
    }
    switch length {
    case .large: return "large"
    case .medium: return "medium is \(part(mediumPart))"
    case .fraction(let fraction): return "is \(part(fraction))"
    case .height(let height): return "is \(LengthText.text(height))"
    case .custom: return "is computed by its type"
    }
  }
}
