/// A comparison of a view with a reference image in a snapshot test.
package struct SnapshotTest: Sendable, Hashable, Codable {
  /// The library that the test uses, which determines the path of the image.
  package enum Library: String, Sendable, Codable {
    /// swift-snapshot-testing: images in `__Snapshots__` beside the test.
    case snapshotTesting
    /// iOSSnapshotTestCase: images in a folder `ReferenceImages…` of the project.
    case snapshotTestCase
  }

  package var library: Library
  /// The name of the test function with its parentheses, as `#function` has it.
  package var function: String
  /// The name of the image, by `named:` or `identifier:`; `nil` for none.
  package var name: String?
  /// The number among the comparisons of the function without a name, from 1.
  package var number: Int
  /// The path of the file with the comparison.
  package var file: String
  /// The line of the comparison, or of the call of a function that contains it.
  package var line: Int
  /// The size that the test gives the view, in points; `nil` for the ideal size.
  package var width, height: Double?
  /// The safe area at the top, leading, bottom and trailing, in points; `nil` for none.
  package var safeArea: [Double]?
  /// The dynamic type size; `nil` for the default one.
  package var dynamicType: String?
  package var isRightToLeft: Bool
}

extension SnapshotTest {
  /// The name of the comparison in messages, such as `testCard` or `testCard dark`.
  package var title: String {
    let title = String(function.prefix { $0 != "(" })
    return title + (name.map { " \($0)" } ?? (number > 1 ? " \(number)" : ""))
  }

  /// Returns the path of the image of swift-snapshot-testing from the folder of the test.
  ///
  /// - Parameter file: The name of the test's file without its extension.
  /// - Returns: The path, such as `__Snapshots__/CardTests/testCard.1.png`.
  package func path(inFile file: String) -> String {
    let end = name.map(Self.sanitized) ?? "\(number)"
    return "__Snapshots__/\(file)/\(Self.sanitized(function)).\(end).png"
  }

  /// The beginning of the name of the image of iOSSnapshotTestCase, such as `testCard_dark`.
  package var stem: String {
    function.prefix { $0 != "(" } + (name.map { "_\($0)" } ?? "")
  }

  /// Returns the name of a file for the name of a test.
  ///
  /// Each group of other characters than letters, digits and `_` is replaced by `-`.
  private static func sanitized(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
