/// Distinguishes the private declarations of files that are compiled as one file.
///
/// Two files of an app may both have a `private struct Header`. In the file with the later one, the
/// name gets the number of the file.
package enum PrivateNames {
  /// Returns the files with private names that no other file declares.
  ///
  /// - Complexity: O(*n*) for *n* bytes of code, for each name that is declared twice.
  package static func distinguished(_ files: [PreviewFile]) -> [PreviewFile] {
    var known: Set<String> = []
    let own = files.map { privateNames(in: $0) }
    // Names that other files can use keep them.
    for (file, own) in zip(files, own) {
      known.formUnion(file.declarations.flatMap(\.names).filter { !own.contains($0) })
    }
    return zip(files, own).enumerated().map { index, pair in
      var file = pair.0
      for name in pair.1.sorted() where !known.insert(name).inserted {
        file.rename(name, to: "\(name)_\(index + 1)")
      }
      return file
    }
  }

  /// Returns the names of private declarations at the top level of a file.
  private static func privateNames(in file: PreviewFile) -> Set<String> {
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:private|fileprivate)\s+(?:final\s+)?(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+(\w+)/
    return file.declarations.reduce(into: []) { names, declaration in
      for line in declaration.lines where file.lines.indices.contains(line - 1) {
        if let match = file.lines[line - 1].firstMatch(of: pattern) {
          names.insert(String(match.1))
        }
      }
    }
  }

  /// Returns a line of code with a word replaced outside of string literals and comments.
  static func replace(_ word: String, with other: String, in line: String) -> String {
    guard line.contains(word) else { return line }
    var text = ""
    var piece = ""
    // The depth of brackets in each open interpolation; a string is open if the last one is nil.
    var strings: [Int] = []
    var isInString = false
    var previous: Character = " "
    func flush() {
      text += piece == word ? other : piece
      piece = ""
    }
    for character in line {
      if isInString {
        text.append(character)
        if character == "\"", previous != "\\" { isInString = false }
        if character == "(", previous == "\\" {
          strings.append(0)
          isInString = false
        }
      } else if character.isLetter || character.isNumber || character == "_" {
        piece.append(character)
      } else {
        flush()
        text.append(character)
        if character == "\"" { isInString = true }
        if let depth = strings.last {
          if character == "(" { strings[strings.count - 1] = depth + 1 }
          if character == ")" {
            strings[strings.count - 1] = depth - 1
            if depth == 0 {
              strings.removeLast()
              isInString = true
            }
          }
        }
      }
      previous = character
    }
    flush()
    return text
  }
}
