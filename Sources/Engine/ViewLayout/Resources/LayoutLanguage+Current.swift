internal import Foundation
package import LayoutValues
private import Synchronization

extension LayoutLanguage {
  private static let shared = Mutex<LayoutLanguage?>(nil)
  @TaskLocal private static var scoped: LayoutLanguage??

  /// The language of code that runs now; `nil` for the development language.
  ///
  /// It is set when a scenario begins, for the strings of its setup, and during each layout.
  package static var current: LayoutLanguage? {
    get { scoped ?? shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a closure in a language.
  ///
  /// - Parameters:
  ///   - language: The language; `nil` keeps the current one.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  package static func run<Result>(
    in language: LayoutLanguage?,
    _ body: () -> Result
  ) -> Result {
    guard let language, language != current else { return body() }
    return $scoped.withValue(.some(.some(language)), operation: body)
  }

  /// Creates the language of a locale that an author sets in the environment.
  init(_ locale: Locale) { self.init(code: locale.identifier(.bcp47)) }

  /// The locale of numbers and dates.
  var locale: Locale { Locale(identifier: code == "en" ? "en_US" : code) }
}
