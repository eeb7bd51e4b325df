// The surface of Security: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAuthFailed: OSStatus = -25_293
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecUserCanceled: OSStatus = -128

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyTypeRSA: CFString = "rsa"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "ec"
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "public"
public let kSecAttrKeyClassPrivate: CFString = "private"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrTokenIDSecureEnclave: CFString = "secureEnclave"
public let kSecAttrIsPermanent: CFString = "perm"
public let kSecPrivateKeyAttrs: CFString = "private"
public let kSecPublicKeyAttrs: CFString = "public"
public let kSecMatchLimit: CFString = "limit"
public let kSecMatchLimitOne: CFString = "one"
public let kSecMatchLimitAll: CFString = "all"
public let kSecReturnData: CFString = "returnData"
public let kSecReturnAttributes: CFString = "returnAttributes"
public let kSecReturnRef: CFString = "returnRef"
public let kSecReturnPersistentRef: CFString = "returnPersistentRef"
public let kSecValueData: CFString = "valueData"
public let kSecValueRef: CFString = "valueRef"
public let kSecUseAuthenticationContext: CFString = "authenticationContext"
public let kSecUseAuthenticationUI: CFString = "authenticationUI"
public let kSecUseDataProtectionKeychain: CFString = "dataProtection"
public let kSecUseOperationPrompt: CFString = "prompt"

public final class SecKey: NSObject {}
public final class SecCertificate: NSObject {}
public final class SecTrust: NSObject {}
public final class SecAccessControl: NSObject {}
public final class SecRandom: NSObject, @unchecked Sendable {}

public let kSecRandomDefault: SecRandom? = nil

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}

/// A keychain without items: nothing is found, and everything else succeeds.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }

public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecSuccess }

public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  errSecSuccess
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecSuccess }

public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "Error \(status)" as NSString }

public func SecRandomCopyBytes(
  _ random: SecRandom?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  bytes.initializeMemory(as: UInt8.self, repeating: 7, count: count)
  return errSecSuccess
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?,
  _ protection: CFTypeRef,
  _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<CFError?>?
) -> SecAccessControl? { SecAccessControl() }

public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<CFError?>?
) -> SecKey? { nil }

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
