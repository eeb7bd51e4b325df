/// The answer of a command to a program, a file of JSON.
///
/// Keys may be added to an answer; none is removed or changes its meaning. Its schema is in
/// `Docs/Schemas`.
package protocol JSONAnswer: Encodable {}

extension JSONAnswer {
  /// The file, with a line feed at its end.
  package var text: String { JSONText.text(of: self) }
}
