/// The value that a call returns.
package enum ScriptValue: Sendable, Hashable {
  case count(Int)
  case names([String])
  /// A name, or none.
  case name(String?)
  case tree([TreeItem])
}
