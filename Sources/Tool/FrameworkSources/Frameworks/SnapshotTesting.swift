// The surface of swift-snapshot-testing, and the views of snapshot tests. Source: its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

// MARK: - Configurations

public struct ViewImageConfig {
  public enum Orientation { case landscape, portrait }
  public enum TabletOrientation {
    public enum PortraitSplits { case oneThird, twoThirds, full }
    public enum LandscapeSplits { case oneThird, oneHalf, twoThirds, full }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A phone with a text size of `medium`, as all configurations of phones have it.
  private static func phone(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat = 0,
    sides: CGFloat = 0,
    low: CGFloat = 0
  ) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    return ViewImageConfig(
      safeArea: isLandscape
        ? UIEdgeInsets(top: 0, left: sides, bottom: low, right: sides)
        : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: UITraitCollection(preferredContentSizeCategory: .medium)
    )
  }

  private static func tablet(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat = 20,
    bottom: CGFloat = 0
  ) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: UITraitCollection(preferredContentSizeCategory: .medium)
    )
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, top: 20)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, top: 20)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, top: 20)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 44, bottom: 34, sides: 44, low: 24)
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, sides: 44, low: 24)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    iPhoneXsMax(orientation)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13ProMax(orientation)
  }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, low: 21)
  }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 50, bottom: 34, sides: 50, low: 21)
  }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, sides: 47, low: 21)
  }
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 768, 1024)
  }
  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation)
  }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 810, 1080)
  }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 834, 1112)
  }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 834, 1194, top: 24, bottom: 20)
  }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 1024, 1366)
  }
}

/// The traits that collections of tests state.
@MainActor private var traitDetails: [ObjectIdentifier: (owner: AnyObject, details: TraitDetails)] =
  [:]

private struct TraitDetails {
  var isRightToLeft: Bool?
  var category: UIContentSizeCategory?
}

extension UITraitCollection {
  fileprivate nonisolated var details: TraitDetails {
    get {
      let category =
        preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
      let known = MainActor.assumeIsolated { traitDetails[ObjectIdentifier(self)]?.details }
      return known ?? TraitDetails(category: category)
    }
    set { MainActor.assumeIsolated { traitDetails[ObjectIdentifier(self)] = (self, newValue) } }
  }

  /// The appearance has no effect on edges.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceIdiom: .unspecified)
    details.isRightToLeft = layoutDirection == .rightToLeft
  }
  public convenience init(displayScale: CGFloat) { self.init(userInterfaceIdiom: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(userInterfaceIdiom: .unspecified)
    details = collections.reduce(TraitDetails()) { result, collection in
      let next = collection.details
      return TraitDetails(
        isRightToLeft: next.isRightToLeft ?? result.isRightToLeft,
        category: next.category ?? result.category
      )
    }
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
  guard let view = strategy.view, let value = try? value() else { return }
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
    if name == nil { counts[function, default: 0] += 1 }
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
