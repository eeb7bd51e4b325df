// The surface of Contacts: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "home"
public let CNLabelWork = "work"

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street = "Main Street 1"
  open var city = "Springfield"
  open var state = ""
  open var postalCode = "12345"
  open var country = "Country"
}

open class CNContact: NSObject, @unchecked Sendable, Identifiable {
  public let id = UUID()
  public var identifier: String { id.uuidString }
  public var givenName = ""
  public var familyName = ""
  public var organizationName = ""
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public var emailAddresses: [CNLabeledValue<NSString>] = []
  public var imageData: Data?
  public var thumbnailImageData: Data?
  public var imageDataAvailable: Bool { imageData != nil }
}

open class CNMutableContact: CNContact, @unchecked Sendable {}

open class CNContactFormatter: Formatter {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    "\(contact.givenName) \(contact.familyName)"
  }
}

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// A store without contacts.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  @discardableResult
  open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  open func requestAccess(
    for type: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  open func execute(_ request: CNSaveRequest) throws {}
}
