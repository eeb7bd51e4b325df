/// A call of a snapshot test that compares a view with a reference image.
package struct SnapshotTest: Sendable, Hashable, Codable {
  /// The library that the test uses, which determines the path of the image.
  package enum Library: String, Sendable, Codable {
    /// swift-snapshot-testing: images in `__Snapshots__` beside the test.
    case snapshotTesting
    /// iOSSnapshotTestCase: images in a folder `ReferenceImages…` of the project.
    case snapshotTestCase
  }

  /// The size that the test gives the view.
  package enum Size: Sendable, Hashable, Codable {
    /// That of a device, by the name of the configuration, such as `iPhone13`.
    case device(String, isLandscape: Bool)
    case fixed(width: Double, height: Double)
    /// The ideal size of the view, or that which the test has set.
    case ideal
    /// The test states it in code that is not read, so that the size of the image is used.
    case unknown(String)
  }

  package var library: Library
  /// The name of the test function.
  package var function: String
  /// The type with the function; `nil` for a global one.
  package var type: String?
  /// The name of the image, by `named:` or `identifier:`; `nil` for none.
  package var name: String?
  /// The number among the calls of the function without a name, from 1.
  package var number: Int
  package var size: Size
  /// The dynamic type size; `nil` for that of the configuration.
  package var dynamicType: String?
  package var isRightToLeft = false
  /// The names of the types in the expression of the view, whose files are the view's.
  package var types: [String] = []

  package init(
    _ library: Library,
    function: String,
    type: String? = nil,
    name: String? = nil,
    number: Int = 1,
    size: Size
  ) {
    (self.library, self.function, self.type) = (library, function, type)
    (self.name, self.number, self.size) = (name, number, size)
  }
}

extension SnapshotTest {
  /// The devices of the configurations that are known, by the names of the configurations.
  private static let devices = [
    "iPhoneSe": "snapshot iPhone SE", "iPhoneX": "snapshot iPhone X",
    "iPhone12": "snapshot iPhone 13", "iPhone12Pro": "snapshot iPhone 13",
    "iPhone13": "snapshot iPhone 13", "iPhone13Pro": "snapshot iPhone 13",
    "iPhone13Mini": "snapshot iPhone 13 mini", "iPhone13ProMax": "snapshot iPhone 13 Pro Max",
    "iPhone12ProMax": "snapshot iPhone 13 Pro Max", "iPad10_2": "snapshot iPad 10.2",
    "iPadPro12_9": "snapshot iPad Pro 12.9",
  ]

  /// The name of the device in specs; `nil` for a configuration that is not known, and for a test
  /// without one.
  package var device: String? {
    guard case .device(let name, let isLandscape) = size else { return nil }
    return Self.devices[name].map { isLandscape ? "\($0) landscape" : $0 }
  }

  /// The name of the test in messages, such as `CardTests.testCard` or `CardTests.testCard dark`.
  package var title: String {
    let title = [type, function].compactMap(\.self).joined(separator: ".")
    return title + (name.map { " \($0)" } ?? (number > 1 ? " \(number)" : ""))
  }

  /// The path of the image from the folder of the test, without its end.
  ///
  /// - Parameter file: The name of the test's file without its extension.
  /// - Returns: The path for swift-snapshot-testing, such as `__Snapshots__/CardTests/testCard.1.png`.
  package func path(inFile file: String) -> String {
    let end = name.map(Self.sanitized) ?? "\(number)"
    return "__Snapshots__/\(file)/\(Self.sanitized(function)).\(end).png"
  }

  /// The beginning of the names of the image for iOSSnapshotTestCase, such as `testCard_dark`.
  package var stem: String { function + (name.map { "_\($0)" } ?? "") }

  /// Returns a name with each group of other characters than letters, digits and `_` replaced by
  /// `-`, which is the name of a file.
  private static func sanitized(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
