import Foundation
import UIKitLayout
import ViewLayout

/// The heights of rows in tables and lists, in points.
enum RowMetrics {
  /// The height of a row that no other value determines (R-TABLE-4, R-TABLE-5).
  static let height: CGFloat = 44
  /// The minimum height of a row beyond a line of `body`; recorded: 56 with a line of 24.5.
  static let padding = SystemLength(
    "`UITableView`, minimum height of a row beyond a line of `body`",
    test: 24,
    iOS26: .derived(31.5),
    releases: [.iOS17: .derived(22), .iOS18: .derived(22)]
  )
  /// The height that a separator adds to a row that its content determines (R-TABLE-27); a pixel
  /// before iOS 26.
  static let separatorHeight = SystemLength(
    "`UITableView`, separator",
    test: 0,
    iOS26: .recorded(1),
    releases: [.iOS17: .recorded(0), .iOS18: .recorded(0)]
  )

  /// Returns the height that a separator adds to a row, in points.
  static func separatorHeight(in environment: HostEnvironment) -> CGFloat {
    environment.metrics.precedesIOS26
      ? 1 / environment.displayScale : separatorHeight[environment.metrics]
  }

  /// Returns the minimum height of a row with standard content, in points (R-TABLE-27).
  static func minimumHeight(in environment: HostEnvironment) -> CGFloat {
    guard environment.metrics != .test else { return height }
    let line = UIFont.preferredFont(forTextStyle: .body).metrics(in: environment).lineHeight
    let height = environment.pixelCeiling(line) + padding[environment.metrics]
    return environment.metrics.precedesIOS26 ? max(Self.height, height) : height
  }
}
