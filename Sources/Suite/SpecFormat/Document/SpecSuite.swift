internal import Foundation

/// Loads all specs below a folder.
package enum SpecSuite {
  /// Parses the `.md` files below a folder, in the order of their paths.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the directory that contains `folder`.
  ///   - folder: The folder of specs, relative to the root, such as `Specs`; `.` for the root
  ///     itself.
  ///   - isChosen: Whether to read a file, given its path relative to the root.
  /// - Returns: The documents as far as they could be read, and every mistake, file by file.
  package static func load(
    root: String,
    folder: String,
    where isChosen: (String) -> Bool = { _ in true }
  ) -> (documents: [SpecDocument], diagnostics: [SpecDiagnostic]) {
    let top = URL(filePath: root, directoryHint: .isDirectory).appending(path: folder)
    guard let (paths, others, _) = paths(below: top) else {
      let mistake = SpecDiagnostic(file: folder, line: 1, column: 1, mistake: .folderUnreadable)
      return ([], [mistake])
    }
    let prefix = folder == "." ? "" : "\(folder)/"
    let chosen = paths.filter { isChosen(prefix + $0) }
    let specs = ThreadPool.map(chosen) { path in
      read(
        top.appending(path: path),
        file: prefix + path,
        name: String(path.dropLast(3))
      )
    }
    let documents = specs.map(\.document)
    let repeated = IdentifierCheck.repeatedIdentifiers(in: documents)
    let diagnostics = zip(specs, repeated).flatMap { ($0.diagnostics + $1).sortedByPlace }
    let misnamed = others.filter { isChosen(prefix + $0) }.map {
      SpecDiagnostic(file: prefix + $0, line: 1, column: 1, mistake: .fileMisnamed)
    }
    return (documents, diagnostics + misnamed)
  }

  /// Returns the names of the specs below a folder, which are their paths without `.md`, such as
  /// `views/stacks`.
  package static func names(root: String, folder: String) -> [String] {
    let top = URL(filePath: root, directoryHint: .isDirectory).appending(path: folder)
    return (paths(below: top)?.specs ?? []).map { String($0.dropLast(".md".count)) }
  }

  /// Returns the files that may contain shared code: Swift files, then specs, each in the order of
  /// their paths.
  ///
  /// - Returns: Their paths relative to the root.
  package static func filesOfCode(root: String, folder: String) -> [String] {
    let top = URL(filePath: root, directoryHint: .isDirectory).appending(path: folder)
    let paths = paths(below: top)
    let prefix = folder == "." ? "" : "\(folder)/"
    return ((paths?.swift ?? []) + (paths?.specs ?? [])).map { prefix + $0 }
  }

  /// Returns the paths of the files below a folder, relative to it and without hidden files; `nil`
  /// if it is not a folder.
  ///
  /// The second list contains Markdown files with another extension than `.md`, which are not read
  /// as specs.
  private static func paths(
    below folder: URL
  ) -> (specs: [String], others: [String], swift: [String])? {
    var isDirectory: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue,
      let walk = manager.enumerator(atPath: folder.path)
    else { return nil }
    let paths = walk.compactMap { $0 as? String }
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let specs = paths.filter { path in
      // A folder can also have a name that ends with `.md`.
      path.hasSuffix(".md")
        && !(manager.fileExists(
          atPath: folder.appending(path: path).path,
          isDirectory: &isDirectory
        )
          && isDirectory.boolValue)
    }
    let others = paths.filter { path in
      !path.hasSuffix(".md") && [".md", ".markdown"].contains { path.lowercased().hasSuffix($0) }
    }
    return (specs, others, paths.filter { $0.hasSuffix(".swift") })
  }

  private static func read(
    _ url: URL,
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    if let size, size > SourceBounds.byteLimit {
      let mistake = SpecMistake.notMarkdown(
        .fileTooLarge(bytes: size, limit: SourceBounds.byteLimit)
      )
      return failure(mistake, file: file, name: name)
    }
    guard let data = try? Data(contentsOf: url) else {
      return failure(.fileUnreadable, file: file, name: name)
    }
    return SpecParser.read(bytes: Array(data), file: file, name: name)
  }

  private static func failure(
    _ mistake: SpecMistake,
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    let document = SpecDocument(file: file, name: name, title: name)
    return (document, [SpecDiagnostic(file: file, line: 1, column: 1, mistake: mistake)])
  }
}

/// Detects ids that several scenarios share.
enum IdentifierCheck {
  /// Returns a mistake for each scenario with the id of an earlier one.
  ///
  /// - Parameter documents: The specs of a suite, in order.
  /// - Returns: The mistakes of each document, in the order of the documents.
  static func repeatedIdentifiers(in documents: [SpecDocument]) -> [[SpecDiagnostic]] {
    var places: [String: (name: String, line: String)] = [:]
    return documents.map { document in
      document.scenarios.sorted { $0.line < $1.line }.compactMap { scenario in
        guard let first = places[scenario.id] else {
          places[scenario.id] = (document.name, "\(document.file):\(scenario.line)")
          return nil
        }
        return SpecDiagnostic(
          file: document.file,
          line: scenario.line,
          column: 1,
          mistake: .identifierRepeated(
            scenario.id,
            first: first.name.utf8.elementsEqual(document.name.utf8)
              ? first.line : "\(first.line), a path of the same letters in another form of Unicode"
          )
        )
      }
    }
  }
}
