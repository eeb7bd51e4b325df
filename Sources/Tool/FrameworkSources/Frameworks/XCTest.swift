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
) {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value,
  _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTFail(_ message: String = "") {}

public struct UnwrappedNil: Error {}

public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String = ""
) throws -> Value {
  guard let value = try expression() else { throw UnwrappedNil() }
  return value
}
