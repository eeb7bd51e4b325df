// The surface of CommonCrypto: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

private func digest(
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?,
  _ size: Int32
) -> UnsafeMutablePointer<UInt8>? {
  var state: UInt64 = 14_695_981_039_346_656_037
  for byte in UnsafeRawBufferPointer(start: data, count: Int(length)) {
    state = (state ^ UInt64(byte)) &* 1_099_511_628_211
  }
  for index in 0..<Int(size) {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    result?[index] = UInt8(truncatingIfNeeded: state >> 56)
  }
  return result
}

/// Writes bytes that differ for different data, but are not those of the algorithm.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, length, result, CC_MD5_DIGEST_LENGTH) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, length, result, CC_SHA1_DIGEST_LENGTH) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, length, result, CC_SHA256_DIGEST_LENGTH) }
