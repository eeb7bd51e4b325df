/// An argument that means nothing.
struct ArgumentMistake: Error, CustomStringConvertible {
  var description: String

  init(_ text: String) { description = "error: \(text)" }
}
