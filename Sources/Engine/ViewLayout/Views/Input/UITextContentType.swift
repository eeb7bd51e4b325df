/// The meaning of what is written, for suggestions.
public struct UITextContentType: Hashable, Sendable {
  let name: String

  /// A name.
  public static let name = UITextContentType(name: "name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(name: "middleName")
  /// A last name.
  public static let familyName = UITextContentType(name: "familyName")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(name: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// An organization.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// A place.
  public static let location = UITextContentType(name: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// A line of an address.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// Another line of an address.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// A town.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(name: "addressState")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// A part of a town.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(name: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// An address of a page.
  public static let URL = UITextContentType(name: "URL")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code to be used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A date.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(name: "birthdate")
  /// A flight.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// A parcel.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
}
