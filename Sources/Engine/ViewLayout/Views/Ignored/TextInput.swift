// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
}

public struct SubmitLabel: Hashable, Sendable {
  let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

public protocol TextEditorStyle {}

public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

public struct UIKeyboardType: Hashable, Sendable {
  let name: String

  public static let `default` = UIKeyboardType(name: "default")
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")
  public static let URL = UIKeyboardType(name: "URL")
  public static let numberPad = UIKeyboardType(name: "numberPad")
  public static let phonePad = UIKeyboardType(name: "phonePad")
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
  public static let twitter = UIKeyboardType(name: "twitter")
  public static let webSearch = UIKeyboardType(name: "webSearch")
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")
  public static let alphabet = UIKeyboardType(name: "alphabet")
}

public struct UITextContentType: Hashable, Sendable {
  let name: String

  public static let name = UITextContentType(name: "name")
  public static let namePrefix = UITextContentType(name: "namePrefix")
  public static let givenName = UITextContentType(name: "givenName")
  public static let middleName = UITextContentType(name: "middleName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  public static let nickname = UITextContentType(name: "nickname")
  public static let jobTitle = UITextContentType(name: "jobTitle")
  public static let organizationName = UITextContentType(name: "organizationName")
  public static let location = UITextContentType(name: "location")
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let addressState = UITextContentType(name: "addressState")
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  public static let sublocality = UITextContentType(name: "sublocality")
  public static let countryName = UITextContentType(name: "countryName")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let URL = UITextContentType(name: "URL")
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let dateTime = UITextContentType(name: "dateTime")
  public static let birthdate = UITextContentType(name: "birthdate")
  public static let flightNumber = UITextContentType(name: "flightNumber")
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }

  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EmptyModifier())
  }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { modifier(EmptyModifier()) }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(EmptyModifier()) }

  public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }

  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { modifier(EmptyModifier()) }

  public func textInputCompletion(_ completion: String) -> some View {
    modifier(EmptyModifier())
  }
}

public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}
