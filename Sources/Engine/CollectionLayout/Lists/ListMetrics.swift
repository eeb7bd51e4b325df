import Foundation
import UIKitLayout

/// The room that a list keeps around its sections, in points.
///
/// The numbers are those that UIKit was recorded to have: R-LIST-2 to R-LIST-8.
struct ListMetrics {
  /// Beside the rows.
  let side: CGFloat
  /// Above the first section, where it has no header.
  let top: CGFloat
  /// Above another section, where it has no header.
  let laterTop: CGFloat
  /// Above a first item that is a header.
  let headerItemTop: CGFloat
  /// Above a header.
  let headerPadding: CGFloat
  /// Below a section, where it has no footer.
  let bottom: CGFloat
  /// How high a header or a footer is before it was measured.
  let boundaryHeight: CGFloat
  /// Whether headers and footers stay in sight.
  let pinsBoundary: Bool

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, on idiom: UIUserInterfaceIdiom)
  {
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    // R-LIST-6, R-LIST-7
    (pinsBoundary, boundaryHeight) = (isPlain, isPlain ? 28 : 17.5)
    // R-LIST-8
    let roomAboveHeader: CGFloat = appearance == .plain ? 22 : 0
    (headerPadding, headerItemTop) = (roomAboveHeader, roomAboveHeader)
    switch appearance {
    case .plain:
      (side, top, laterTop, bottom) = (0, 0, 0, 0)
    case .grouped, .insetGrouped:
      // R-LIST-3, R-LIST-4, R-LIST-5
      let isMac = idiom == .mac
      side = appearance == .insetGrouped ? 16 : 0
      (top, laterTop, bottom) = isMac ? (35, 35, 20) : (35, 17.5, 17.5)
    case .sidebar, .sidebarPlain:
      // R-LIST-9: 10 of the Mac's own points, which an interface for tablets shows at 0.77.
      side = idiom == .mac ? 10 / 0.77 : 16
      (top, laterTop, bottom) = (0, 0, appearance == .sidebar ? 10 : 0)
    }
  }
}
