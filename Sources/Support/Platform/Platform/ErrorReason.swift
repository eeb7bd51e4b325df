internal import Foundation

extension Error {
  /// The reason of a failed call of the system, such as `Permission denied`; for other errors,
  /// their description in the user's language.
  ///
  /// Foundation on Linux describes many errors of the system by their number alone.
  package var reason: String {
    let error = self as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error) as NSError? ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
