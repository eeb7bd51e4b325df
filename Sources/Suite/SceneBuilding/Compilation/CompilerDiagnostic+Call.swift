package import SpecFormat

extension CompilerDiagnostic {
  /// Returns an error about an argument with the name of the function or type that is called.
  ///
  /// The compiler states only the argument: `extra argument 'maxWidth' in call`. Other errors, and
  /// errors outside of the blocks, are unchanged.
  ///
  /// - Parameter blocks: The code of the spec that contains the error.
  /// - Returns: The error with `of 'frame'` at its end.
  package func namingCall(in blocks: [CodeBlock]) -> CompilerDiagnostic {
    guard message.hasPrefix("extra argument"), message.hasSuffix(" in call") else { return self }
    for block in blocks {
      let lines = block.code.split(separator: "\n", omittingEmptySubsequences: false)
      let index = line - block.line
      guard lines.indices.contains(index) else { continue }
      // An error about several arguments is at the parenthesis of the call.
      let isAtCall = lines[index].dropFirst(column - 1).first == "("
      let before = lines[..<index] + [lines[index].prefix(isAtCall ? column : column - 1)]
      guard let name = Self.enclosingCall(of: before.joined(separator: "\n")) else { return self }
      var named = self
      named.message += " of '\(name)'"
      return named
    }
    return self
  }

  /// Returns the name before the parenthesis that is open at the end of some code; `nil` if there
  /// is none.
  private static func enclosingCall(of code: String) -> Substring? {
    var depth = 0
    var rest = Substring(code)
    while let character = rest.popLast() {
      switch character {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return character == "(" ? rest.identifierAtEnd : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate var identifierAtEnd: Substring? {
    let count = reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    return count == 0 ? nil : suffix(count)
  }
}
