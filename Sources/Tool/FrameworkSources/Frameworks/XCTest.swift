// The surface of XCTest: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor
open class XCTestCase: NSObject {
  open var continueAfterFailure = true
  open var name: String { "\(type(of: self))" }

  public nonisolated required override init() {}

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}
  open func invokeTest() {}
  open func addTeardownBlock(_ block: @escaping () -> Void) {}
}

/// The base class of tests that compare views with images, of iOSSnapshotTestCase.
open class FBSnapshotTestCase: XCTestCase {
  open var recordMode = false
  open var usesDrawViewHierarchyInRect = false
  open var folderName: String?
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = ""
) { _ = try? expression() }
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = ""
) { _ = try? expression() }
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = ""
) { _ = try? expression() }
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = ""
) { _ = try? expression() }
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = ""
) { _ = try? expression() }
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value,
  _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) { _ = try? first(); _ = try? second() }
public func XCTFail(_ message: String = "") {}

public struct UnwrappedNil: Error {}

public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String = ""
) throws -> Value {
  guard let value = try expression() else { throw UnwrappedNil() }
  return value
}

/// A test that is skipped.
public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil) {}
}

public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String? = nil
) throws {
  if try expression() { throw XCTSkip() }
}
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String? = nil
) throws {
  if try !expression() { throw XCTSkip() }
}

public protocol XCTActivity {}
private struct Activity: XCTActivity {}

@MainActor
public enum XCTContext {
  public static func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity()) }
}

extension XCTestCase {
  public func measure(_ block: () -> Void) { block() }
}
