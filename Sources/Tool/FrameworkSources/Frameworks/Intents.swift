// The surface of Intents: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation

open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open func setImage(_ image: INImage?, forParameterNamed name: AnyKeyPath) {}
}

open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
}

open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public enum INPersonSuggestionType: Int, Sendable {
  case none, socialProfile, instantMessageAddress
}

open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public init(value: String?, type: INPersonHandleType) { self.value = value }
}

open class INPerson: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) { self.displayName = displayName ?? "" }
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}

open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public init(
    recipients: [INPerson]?,
    outgoingMessageType: INOutgoingMessageType,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?,
    attachments: [AnyObject]?
  ) {}
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

open class INInteraction: NSObject, @unchecked Sendable {
  open var direction = INInteractionDirection.unspecified
  public let intent: INIntent
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class INPreferences: NSObject {
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
}
