public import Foundation

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)
}
