// The surface of CryptoKit: what app code compiles against; it encrypts nothing.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

// MARK: - Hashes

public protocol Digest: Hashable, ContiguousBytes, Sequence<UInt8>, CustomStringConvertible {
  static var byteCount: Int { get }
}

/// A digest of bytes, which differs for different data but is not that of the algorithm.
public struct HashDigest: Digest {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  public var description: String { bytes.map { String(format: "%02x", $0) }.joined() }
}

public typealias SHA256Digest = HashDigest
public typealias SHA512Digest = HashDigest

public protocol HashFunction {
  static var byteCount: Int { get }
  init()
  var state: UInt64 { get set }
}

extension HashFunction {
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> HashDigest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for byte in data { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
  }
  public func finalize() -> HashDigest {
    var next = state
    let bytes = (0..<Self.byteCount).map { _ in
      next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: next >> 56)
    }
    return HashDigest(bytes: bytes)
  }
}

public struct SHA256: HashFunction {
  public static let byteCount = 32
  public var state: UInt64 = 14_695_981_039_346_656_037
  public init() {}
}

public struct SHA384: HashFunction {
  public static let byteCount = 48
  public var state: UInt64 = 14_695_981_039_346_656_037
  public init() {}
}

public struct SHA512: HashFunction {
  public static let byteCount = 64
  public var state: UInt64 = 14_695_981_039_346_656_037
  public init() {}
}

public enum Insecure {
  public struct MD5: HashFunction {
    public static let byteCount = 16
    public var state: UInt64 = 14_695_981_039_346_656_037
    public init() {}
  }

  public struct SHA1: HashFunction {
    public static let byteCount = 20
    public var state: UInt64 = 14_695_981_039_346_656_037
    public init() {}
  }
}

// MARK: - Keys

public enum CryptoKitError: Error {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  case invalidParameter
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 7, count: size.bitCount / 8) }
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

public struct HMAC<Function: HashFunction> {
  public typealias MAC = HashDigest
  public typealias Key = SymmetricKey
  private var function = Function()
  public init(key: SymmetricKey) { function.update(data: key.bytes) }
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { function.update(data: data) }
  public func finalize() -> HashDigest { function.finalize() }
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes,
    using key: SymmetricKey
  ) -> HashDigest {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ code: HashDigest,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}

public struct HKDF<Function: HashFunction> {
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: some DataProtocol = Data(),
    info: Info = Data(),
    outputByteCount: Int
  ) -> SymmetricKey { SymmetricKey(size: SymmetricKeySize(bitCount: outputByteCount * 8)) }
  public static func extract(
    inputKeyMaterial: SymmetricKey,
    salt: (some DataProtocol)?
  ) -> HashDigest { Function().finalize() }
  public static func expand(
    pseudoRandomKey: some ContiguousBytes,
    info: (some DataProtocol)?,
    outputByteCount: Int
  ) -> SymmetricKey { SymmetricKey(size: SymmetricKeySize(bitCount: outputByteCount * 8)) }
}

public enum AES {
  public enum GCM {
    public struct Nonce: Sendable {
      public init() {}
      public init<Bytes: DataProtocol>(data: Bytes) throws {}
    }

    public struct SealedBox: Sendable {
      public let ciphertext: Data
      public let tag = Data()
      public let nonce = Nonce()
      public var combined: Data? { ciphertext }
      public init<Bytes: DataProtocol>(combined: Bytes) throws { ciphertext = Data(combined) }
      public init<Text: DataProtocol, Tag: DataProtocol>(
        nonce: Nonce,
        ciphertext: Text,
        tag: Tag
      ) throws { self.ciphertext = Data(ciphertext) }
    }

    public static func seal<Text: DataProtocol>(
      _ message: Text,
      using key: SymmetricKey,
      nonce: Nonce? = nil
    ) throws -> SealedBox { try SealedBox(combined: message) }
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      box.ciphertext
    }
  }
}

public typealias ChaChaPoly = AES.GCM

public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8] = Array(repeating: 7, count: 32)
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  public func hkdfDerivedSymmetricKey<Function: HashFunction>(
    using function: Function.Type,
    salt: some DataProtocol,
    sharedInfo: some DataProtocol,
    outputByteCount: Int
  ) -> SymmetricKey { SymmetricKey(size: SymmetricKeySize(bitCount: outputByteCount * 8)) }
}

public struct CurveSignature: ContiguousBytes, Hashable, Sendable {
  public let rawRepresentation: Data
  public var derRepresentation: Data { rawRepresentation }
  public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
    self.rawRepresentation = Data(rawRepresentation)
  }
  public init<Bytes: DataProtocol>(derRepresentation: Bytes) throws {
    rawRepresentation = Data(derRepresentation)
  }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try rawRepresentation.withUnsafeBytes(body) }
}

public struct CurvePublicKey: Sendable {
  public let rawRepresentation: Data
  public var x963Representation: Data { rawRepresentation }
  public var derRepresentation: Data { rawRepresentation }
  public var pemRepresentation: String { rawRepresentation.base64EncodedString() }
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    self.rawRepresentation = rawRepresentation.withUnsafeBytes { Data($0) }
  }
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    try self.init(rawRepresentation: x963Representation)
  }
  public func isValidSignature<Bytes: DataProtocol>(
    _ signature: CurveSignature,
    for data: Bytes
  ) -> Bool { true }
}

public struct CurvePrivateKey: Sendable {
  public let rawRepresentation: Data
  public var x963Representation: Data { rawRepresentation }
  public var dataRepresentation: Data { rawRepresentation }
  public var publicKey: CurvePublicKey {
    get { CurvePublicKey(bytes: rawRepresentation) }
  }
  public init(compactRepresentable: Bool = true) {
    rawRepresentation = Data(repeating: 7, count: 32)
  }
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    self.rawRepresentation = rawRepresentation.withUnsafeBytes { Data($0) }
  }
  public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> CurveSignature {
    try CurveSignature(rawRepresentation: Data(data))
  }
  public func sharedSecretFromKeyAgreement(with key: CurvePublicKey) throws -> SharedSecret {
    SharedSecret()
  }
}

extension CurvePublicKey {
  fileprivate init(bytes: Data) { rawRepresentation = bytes }
}

public enum CurveKeys {
  public typealias PublicKey = CurvePublicKey
  public typealias PrivateKey = CurvePrivateKey
  public typealias ECDSASignature = CurveSignature
}

public enum P256 {
  public typealias Signing = CurveKeys
  public typealias KeyAgreement = CurveKeys
}

public enum P384 {
  public typealias Signing = CurveKeys
  public typealias KeyAgreement = CurveKeys
}

public enum P521 {
  public typealias Signing = CurveKeys
  public typealias KeyAgreement = CurveKeys
}

public enum Curve25519 {
  public typealias Signing = CurveKeys
  public typealias KeyAgreement = CurveKeys
}

public enum SecureEnclave {
  public static var isAvailable: Bool { false }
  public enum P256 {
    public typealias Signing = CurveKeys
    public typealias KeyAgreement = CurveKeys
  }
}
