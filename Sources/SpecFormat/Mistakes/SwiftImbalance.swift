/// Why a block of Swift cannot stand by itself.
package enum SwiftImbalance: Sendable, Hashable {
  /// Something that is opened at a line of the file is never closed.
  case unclosed(String, line: Int)
  /// A bracket at a line of the file closes nothing, or something else than what is open.
  case unexpected(String, line: Int)
}
