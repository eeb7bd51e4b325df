// The surface of swift-snapshot-testing, and the views of snapshot tests. Source: its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SnapshotConfigurations
import SwiftUI
import UIKit
@_exported import XCTest

/// The conditions of an image.
public struct SnapshotConditions {
  var size: CGSize?
  var safeArea: UIEdgeInsets?
  var traits: UITraitCollection?
}

/// A view with the conditions of its image; `nil` as a view for other values.
public struct Snapshotting<Value, Format> {
  let view: (@MainActor (Value) -> AnyView?)?
  let conditions: @MainActor (Value) -> SnapshotConditions

  init(
    view: (@MainActor (Value) -> AnyView?)? = nil,
    conditions: @escaping @MainActor (Value) -> SnapshotConditions = { _ in SnapshotConditions() }
  ) {
    (self.view, self.conditions) = (view, conditions)
  }

  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    let (view, conditions) = (view, conditions)
    var transformed: (@MainActor (NewValue) -> AnyView?)?
    if let view { transformed = { view(transform($0)) } }
    return Snapshotting<NewValue, Format>(
      view: transformed,
      conditions: { conditions(transform($0)) }
    )
  }

  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self { strategy }
}

public enum SwiftUISnapshotLayout {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  @MainActor public static var image: Snapshotting { .image() }

  @MainActor public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) -> Snapshotting {
    var conditions = SnapshotConditions(traits: traits)
    switch layout {
    case .device(let config): conditions.take(config, traits)
    case .fixed(let width, let height): conditions.size = CGSize(width: width, height: height)
    case .sizeThatFits: break
    }
    return Snapshotting(view: { AnyView($0) }, conditions: { [conditions] _ in conditions })
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  @MainActor public static var image: Snapshotting { .image() }

  @MainActor public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) -> Snapshotting {
    Snapshotting(
      view: { snapshotView($0) },
      conditions: { SnapshotConditions(size: size ?? $0.statedSize, traits: traits) }
    )
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  @MainActor public static var image: Snapshotting { .image() }

  @MainActor public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) -> Snapshotting {
    var conditions = SnapshotConditions(traits: traits)
    conditions.take(config, traits)
    conditions.size = size ?? conditions.size
    return Snapshotting(view: { snapshotView($0) }, conditions: { [conditions] _ in conditions })
  }

  @MainActor public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) -> Snapshotting {
    Snapshotting(
      view: { snapshotView($0) },
      conditions: { SnapshotConditions(size: size ?? $0.view.statedSize, traits: traits) }
    )
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { Snapshotting() }
}

extension Snapshotting where Format == String {
  public static var dump: Snapshotting { Snapshotting() }
  public static var description: Snapshotting { Snapshotting() }
  public static var lines: Snapshotting { Snapshotting() }
  public static var json: Snapshotting { Snapshotting() }
  public static var recursiveDescription: Snapshotting { Snapshotting() }
  public static var hierarchy: Snapshotting { Snapshotting() }
}

extension UIView {
  fileprivate var statedSize: CGSize? { bounds.size == .zero ? nil : bounds.size }
}

extension SnapshotConditions {
  fileprivate mutating func take(_ config: ViewImageConfig, _ traits: UITraitCollection) {
    (size, safeArea) = (config.size, config.safeArea)
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
  }
}

// MARK: - Comparisons

nonisolated(unsafe) public var isRecording = false

public struct SnapshotTestingConfiguration: Sendable {
  public struct Record: ExpressibleByBooleanLiteral, Sendable {
    public static let all = Record()
    public static let failed = Record()
    public static let missing = Record()
    public static let never = Record()

    init() {}
    public init(booleanLiteral value: Bool) {}
  }
}

public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  operation: () throws -> Result
) rethrows -> Result { try operation() }

@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  // Texts are numbered like images.
  guard let view = strategy.view else { return SnapshotRun.number(name, of: testName) }
  guard let value = try? value() else { return }
  SnapshotRun.take(
    strategy.conditions(value),
    name: name,
    function: testName,
    file: file,
    line: line
  ) { view(value) }
}

@MainActor
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: Bool = false,
  timeout: TimeInterval = 5,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  guard let value = try? value() else { return }
  assertSnapshot(of: value, as: strategy, named: name, file: file, testName: testName, line: line)
}

@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: Bool = false,
  timeout: TimeInterval = 5,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  guard let value = try? value() else { return }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(of: value, as: strategy, named: name, file: file, testName: testName, line: line)
  }
}

@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: Bool = false,
  timeout: TimeInterval = 5,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  guard let value = try? value() else { return }
  for strategy in strategies {
    assertSnapshot(of: value, as: strategy, file: file, testName: testName, line: line)
  }
}

@MainActor @discardableResult
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  guard let value = try? value() else { return nil }
  assertSnapshot(of: value, as: strategy, named: name, file: file, testName: testName, line: line)
  return nil
}

extension FBSnapshotTestCase {
  @MainActor public func FBSnapshotVerifyView(
    _ view: UIView,
    identifier: String? = nil,
    suffixes: NSOrderedSet? = nil,
    perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0,
    file: StaticString = #file,
    line: UInt = #line,
    testName: String = #function
  ) {
    SnapshotRun.take(
      SnapshotConditions(size: view.bounds.size == .zero ? nil : view.bounds.size),
      name: identifier,
      function: testName,
      file: file,
      line: line,
      isOfTestCase: true
    ) { snapshotView(view) }
  }

  @MainActor public func FBSnapshotVerifyViewController(
    _ controller: UIViewController,
    identifier: String? = nil,
    perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0,
    file: StaticString = #file,
    line: UInt = #line,
    testName: String = #function
  ) {
    FBSnapshotVerifyView(
      controller.view,
      identifier: identifier,
      file: file,
      line: line,
      testName: testName
    )
  }
}

// MARK: - Views

/// Whether the view that is needed was taken, so that the test need not go on.
@MainActor public var snapshotIsTaken: Bool { SnapshotRun.view != nil }

/// Sets the number of the snapshot whose view is needed, from 1; 0 to list all.
@MainActor public func beginSnapshot(_ number: Int) {
  (SnapshotRun.wanted, SnapshotRun.view) = (number, nil)
  (SnapshotRun.count, SnapshotRun.counts) = (0, [:])
}

/// The run of a test for one of its views, or for a list of its snapshots.
@MainActor private enum SnapshotRun {
  static var wanted = 0
  static var view: AnyView?
  static var count = 0
  /// The numbers of snapshots without a name, by the functions.
  static var counts: [String: Int] = [:]

  /// A snapshot as the tool reads it.
  struct Record: Encodable {
    var library: String
    var function: String
    var name: String?
    var number: Int
    var file: String
    var line: Int
    var width: Double?
    var height: Double?
    var safeArea: [Double]?
    var dynamicType: String?
    var isRightToLeft: Bool
  }

  /// Counts a comparison without a name.
  static func number(_ name: String?, of function: String) {
    if name == nil { counts[function, default: 0] += 1 }
  }

  static func take(
    _ conditions: SnapshotConditions,
    name: String?,
    function: String,
    file: StaticString,
    line: UInt,
    isOfTestCase: Bool = false,
    _ make: () -> AnyView?
  ) {
    count += 1
    number(name, of: function)
    if wanted > 0 {
      if count == wanted { view = make() }
      return
    }
    let details = conditions.traits?.details
    let record = Record(
      library: isOfTestCase ? "snapshotTestCase" : "snapshotTesting",
      function: function,
      name: name,
      number: name == nil ? counts[function] ?? 1 : 1,
      file: "\(file)",
      line: Int(line),
      width: conditions.size.map { Double($0.width) },
      height: conditions.size.map { Double($0.height) },
      safeArea: conditions.safeArea.map { insets in
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
      },
      dynamicType: details?.category.flatMap { dynamicTypes[$0] },
      isRightToLeft: details?.isRightToLeft ?? false
    )
    let json = (try? JSONEncoder().encode(record)).map { String(decoding: $0, as: UTF8.self) }
    print("plumb: snapshot: \(json ?? "{}")")
  }

  private static let dynamicTypes: [UIContentSizeCategory: String] = [
    .extraSmall: "xSmall", .small: "small", .medium: "medium", .large: "large",
    .extraLarge: "xLarge", .extraExtraLarge: "xxLarge", .extraExtraExtraLarge: "xxxLarge",
    .accessibilityMedium: "accessibility1", .accessibilityLarge: "accessibility2",
    .accessibilityExtraLarge: "accessibility3",
    .accessibilityExtraExtraLarge: "accessibility4",
    .accessibilityExtraExtraExtraLarge: "accessibility5",
  ]
}

/// The view that a test compares with an image, after the functions that prepare its test case.
@MainActor
public func snapshot<Test>(
  of make: () throws -> Test,
  _ body: (Test) throws -> Void
) -> AnyView {
  do {
    let test = try make()
    if let test = test as? XCTestCase {
      try test.setUpWithError()
      (test.setUp as () -> Void)()
    }
    try body(test)
    return SnapshotRun.view ?? AnyView(EmptyView())
  } catch is XCTSkip {
    return SnapshotRun.view ?? AnyView(EmptyView())
  } catch {
    // A trap ends this scene alone, and its message is reported at the test.
    return SnapshotRun.view ?? { fatalError("the test throws an error: \(error)") }()
  }
}

@MainActor
public func snapshotView(_ view: UIView) -> AnyView { AnyView(SnapshotView(view: view)) }
@MainActor
public func snapshotView(_ controller: UIViewController) -> AnyView {
  AnyView(SnapshotController(controller: controller).ignoresSafeArea())
}

private struct SnapshotView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct SnapshotController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
