import Foundation
import ViewLayout

extension UIControlMetrics {
  static let fieldLengths = [
    fieldPaddingHorizontal, fieldPaddingVertical, fieldMinimumHeight, fieldLineExtra,
    searchBarHeight, searchFieldInset, searchFieldMargin, searchCancelSize, searchCancelSpacing,
    searchScopeHeight, searchPromptHeight,
  ]

  static let fieldPaddingHorizontal = SystemLength(
    "`UITextField` with a border, padding at the sides",
    test: 7,
    iOS26: .derived(7)
  )
  /// Derived from SwiftUI's text field: with a rounded border and a line of 26 it is 34 high.
  static let fieldPaddingVertical = SystemLength(
    "`UITextField` with a border, padding above and below",
    test: 7,
    iOS26: .derived(4)
  )
  /// Recorded with a font of 17 points, whose text is 22 high, so that the minimum determines the
  /// height.
  static let fieldMinimumHeight = SystemLength(
    "`UITextField` with a border, minimum height",
    test: 0,
    iOS26: .recorded(34)
  )
  /// The height of the text beyond its line, after the line is rounded up to a point.
  static let fieldLineExtra = SystemLength(
    "`UITextField`, height beyond the line",
    test: 0,
    iOS26: .derived(1)
  )
  static let searchBarHeight = SystemLength(
    "`UISearchBar`, height",
    test: 56,
    iOS26: .recorded(64),
    releases: [.iOS17: .recorded(56), .iOS18: .fallback(56)]
  )
  static let searchFieldInset = SystemLength(
    "`UISearchBar`, inset of the field above and below",
    test: 10,
    iOS26: .recorded(10)
  )
  static let searchFieldMargin = SystemLength(
    "`UISearchBar`, inset of the field at the sides",
    test: 8,
    iOS26: .recorded(8)
  )
  static let searchCancelSize = SystemLength(
    "`UISearchBar`, size of the cancel button",
    test: 0,
    iOS26: .recorded(44)
  )
  static let searchCancelSpacing = SystemLength(
    "`UISearchBar`, spacing before the cancel button",
    test: 0,
    iOS26: .recorded(11)
  )
  static let searchScopeHeight = SystemLength(
    "`UISearchBar`, additional height of the scope bar",
    test: 44,
    iOS26: .recorded(47)
  )
  static let searchPromptHeight = SystemLength(
    "`UISearchBar`, additional height of a prompt",
    test: 30,
    iOS26: .recorded(34)
  )
}
