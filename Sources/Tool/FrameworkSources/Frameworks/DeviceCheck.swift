// The surface of DeviceCheck: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct DCError: Error {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
}

open class DCDevice: NSObject, @unchecked Sendable {
  public static let current = DCDevice()
  open var isSupported: Bool { false }
  open func generateToken() async throws -> Data { throw DCError(code: .featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
  public static let shared = DCAppAttestService()
  open var isSupported: Bool { false }
  open func generateKey() async throws -> String { throw DCError(code: .featureUnsupported) }
  open func attestKey(_ id: String, clientDataHash: Data) async throws -> Data {
    throw DCError(code: .featureUnsupported)
  }
  open func generateAssertion(_ id: String, clientDataHash: Data) async throws -> Data {
    throw DCError(code: .featureUnsupported)
  }
}
