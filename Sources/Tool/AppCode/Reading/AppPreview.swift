/// A preview of an app's file, which the prepared code declares as a function without parameters.
package struct AppPreview: Sendable, Hashable, Codable {
  /// The code of the view as written.
  package var code: String
  /// The name of the function, unique in the app.
  package var function: String
  /// The name that the author gave; `nil` for none.
  package var name: String?
  /// The type whose provider or view it is; `nil` for `#Preview`.
  package var type: String?
  /// The path of the file as given.
  package var file: String
  /// The line of the file at which it begins, from 1.
  package var line: Int
  /// The module of the file.
  package var module: String
}
