internal import Foundation

/// The names of a scene's functions, from the symbols that the compiler makes of them.
enum SymbolName {
  /// Returns a text with each symbol replaced by the name in the source.
  ///
  /// For example, `endless recursion in $s…` becomes `endless recursion in Card.body`.
  static func demangled(in text: String) -> String {
    text.replacing(#/\$s\w+/#) { match in plain(demangled(String(match.0))) }
  }

  private static func demangled(_ symbol: String) -> String {
    guard let name = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(name) }
    return String(cString: name)
  }

  /// Returns the name of a declaration without its module, its types, and the function around it.
  static func plain(_ name: String) -> String {
    name.replacing(#/^(?:implicit )?closure #\d+ .*? in /#, with: "")
      .replacing(#/ in (?:\(.*?\) in )?spec_.*$/#, with: "")
      .replacing(#/\bspec_\w*?_[0-9a-f]{8}(?:_part\d+)?\./#, with: "")
      .replacing(#/\((\w+) in _\w+\)/#) { String($0.1) }
      .replacing(#/ #\d+/#, with: "")
      .replacing(#/\.getter : .*$/#, with: "")
      .replacing(#/(?:<.*>)?\(.*\) (?:async )?(?:throws )?-> .*$/#, with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  @_silgen_name("swift_demangle")
  private static func swift_demangle(
    _ name: UnsafePointer<CChar>,
    _ length: Int,
    _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
}
