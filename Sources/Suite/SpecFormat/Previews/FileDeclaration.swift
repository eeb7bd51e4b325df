/// A declaration at the top level of a file, which is left out if its code does not compile.
package struct FileDeclaration: Sendable, Equatable {
  /// The lines of the file, from 1, with those of its attributes.
  package var lines: ClosedRange<Int>
  /// The names that it declares for other code; for an extension, the names of its members.
  package var names: Set<String>
  /// All words in its code.
  package var words: Set<String>
}

extension FileDeclaration {
  /// Returns the declarations of a file, in order.
  ///
  /// - Parameter lines: The lines of the file.
  /// - Returns: The declarations; code between them, such as `#if`, belongs to none.
  /// - Complexity: O(*n*) for *n* bytes.
  static func declarations(in lines: [String]) -> [FileDeclaration] {
    let scanner = SwiftDelimiterScanner(lines.map { $0 + "\n" }.joined())
    let isAtTop = { (index: Int) in
      scanner.depths.indices.contains(index) && scanner.depths[index] == 0 && scanner.isCode[index]
    }
    // A declaration ends before the next one, or before a directive such as `#if`.
    var starts: [(index: Int, isDeclaration: Bool)] = []
    var attribute: Int?
    for index in lines.indices where isAtTop(index) {
      let line = lines[index]
      if line.contains(Self.beginning) {
        starts.append((attribute ?? index, true))
        attribute = nil
      } else if line.contains(/^\s*@/) {
        attribute = attribute ?? index
      } else if line.contains(/^\s*(?:#|import\b)/) {
        starts.append((index, false))
        attribute = nil
      }
    }
    return starts.indices.compactMap { place in
      guard starts[place].isDeclaration else { return nil }
      let first = starts[place].index
      let end = place + 1 < starts.count ? starts[place + 1].index : lines.count
      let code = lines[first..<end].joined(separator: "\n")
      return FileDeclaration(
        lines: (first + 1)...end,
        names: DeclaredNames(in: code + "\n", includingPrivate: true).names,
        words: SwiftWords.all(in: code)
      )
    }
  }

  /// The beginning of a line that declares something, after its attributes and modifiers.
  nonisolated(unsafe) private static let beginning =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\(\w+\))?\s+)*(?:actor|class|enum|extension|func|let|macro|protocol|struct|typealias|var)\s/
}

/// The declarations and previews of files that do not compile, directly or because they use others.
package struct BlockedCode: Sendable {
  /// A declaration or a preview of a file.
  private struct Part {
    var file: Int
    /// The index among the previews of the file; `nil` for a declaration.
    var preview: Int?
    var lines: ClosedRange<Int>
    var names: Set<String>
    var words: Set<String>
  }

  private let files: [PreviewFile]
  private let parts: [Part]
  /// For each part, the parts that use it.
  private let users: [[Int]]

  /// Prepares the uses between files.
  ///
  /// - Complexity: O(*n*) for *n* bytes of code.
  package init(_ files: [PreviewFile]) {
    self.files = files
    var parts: [Part] = []
    for (index, file) in files.enumerated() {
      parts += file.declarations.map { declaration in
        Part(
          file: index,
          lines: declaration.lines,
          names: declaration.names,
          words: declaration.words
        )
      }
      parts += file.previews.enumerated().map { number, preview in
        let code = preview.code.joined(separator: "\n")
        return Part(
          file: index,
          preview: number,
          lines: preview.line...(preview.line + preview.code.count - 1),
          names: [],
          words: SwiftWords.all(in: code)
        )
      }
    }
    var usersOfWord: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      for word in part.words { usersOfWord[word, default: []].append(index) }
    }
    users = parts.enumerated().map { index, part in
      part.names.flatMap { usersOfWord[$0] ?? [] }.filter { $0 != index }
    }
    self.parts = parts
  }

  /// Returns the parts of the code at places with errors, and those that use them.
  private func parts(at places: [PreviewSpec.Place]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting: [Int] = []
    for place in places {
      let own = parts.indices.filter { index in
        files[parts[index].file].path == place.file && parts[index].lines.contains(place.line)
      }
      // The lines of a preview are also those of its provider, which is a declaration.
      let file = files.firstIndex { $0.path == place.file }
      waiting += own.isEmpty ? parts.indices.filter { parts[$0].file == file } : own
    }
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += users[next] }
    }
    return found
  }

  /// Returns the number of the declaration or of the preview at a place; `nil` if there is none.
  package func part(at place: PreviewSpec.Place) -> Int? {
    let own = parts.indices.filter { index in
      files[parts[index].file].path == place.file && parts[index].lines.contains(place.line)
    }
    // The lines of a preview are also those of its provider.
    return own.min { parts[$0].lines.count < parts[$1].lines.count }
  }

  /// Returns the names that a part declares.
  package func names(of part: Int) -> Set<String> { parts[part].names }

  /// Returns the number of previews that errors at places block.
  package func previewCount(at places: [PreviewSpec.Place]) -> Int {
    parts(at: places).count { parts[$0].preview != nil }
  }

  /// Returns the files without the code at places with errors and the code that uses it.
  ///
  /// Lines of declarations become blank, so that all other lines keep their numbers.
  package func files(withoutCodeAt places: [PreviewSpec.Place]) -> [PreviewFile] {
    let blocked = Dictionary(grouping: parts(at: places).map { parts[$0] }, by: \.file)
    return files.indices.map { index in
      let parts = blocked[index] ?? []
      return files[index].without(
        lines: parts.filter { $0.preview == nil }.map(\.lines),
        previews: Set(parts.compactMap(\.preview))
      )
    }
  }

  /// Returns the previews whose code is in one of the files or uses code of them, by file.
  ///
  /// - Parameter isChanged: Returns whether the file at a path counts.
  /// - Returns: All files, without the other previews.
  package func previews(using isChanged: (String) -> Bool) -> [PreviewFile] {
    let changed = parts.indices.filter { isChanged(files[parts[$0].file].path) }
    var found = Set<Int>()
    var waiting = changed
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += users[next] }
    }
    return files.indices.map { index in
      let kept = Set(found.filter { parts[$0].file == index }.compactMap { parts[$0].preview })
      let all = Set(files[index].previews.indices)
      return files[index].without(lines: [], previews: all.subtracting(kept))
    }
  }
}
