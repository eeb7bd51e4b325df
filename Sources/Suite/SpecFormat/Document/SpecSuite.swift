internal import Foundation
internal import Platform

/// Loads all specs below a folder.
package enum SpecSuite {
  /// Parses the `.md` files below a folder, in the order of their paths.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the directory that contains `folder`.
  ///   - folder: The folder of specs, relative to the root, such as `Specs`; `.` for the root
  ///     itself.
  ///   - named: Absolute paths that are searched in any case, such as one in a folder that git
  ///     ignores.
  ///   - includesFile: Whether to read a file, given its path relative to the root.
  /// - Returns: The documents as far as they could be read, and every mistake, file by file.
  package static func load(
    root: String,
    folder: String,
    named: [String] = [],
    where includesFile: (String) -> Bool = { _ in true }
  ) -> (documents: [SpecDocument], diagnostics: [SpecDiagnostic]) {
    let top = URL(filePath: root, directoryHint: .isDirectory).appending(path: folder)
    guard let files = files(root: root, folder: folder, named: named) else {
      let mistake = SpecDiagnostic(file: folder, line: 1, column: 1, mistake: .folderUnreadable)
      return ([], [mistake])
    }
    let prefix = folder == "." ? "" : "\(folder)/"
    let selectedFiles = files.specs.filter { includesFile(prefix + $0) }
    let specs = ThreadPool.map(selectedFiles) { path in
      read(
        top.appending(path: path),
        file: prefix + path,
        name: String(path.dropLast(3))
      )
    }
    let documents = specs.map(\.document)
    let repeated = IdentifierCheck.repeatedIdentifiers(in: documents)
    let diagnostics = zip(specs, repeated).flatMap { ($0.diagnostics + $1).sortedByPlace }
    let misnamed = files.others.filter { path in
      includesFile(prefix + path) && hasSpec(top.appending(path: path))
    }.map { SpecDiagnostic(file: prefix + $0, line: 1, column: 1, mistake: .fileMisnamed) }
    return (documents, diagnostics + misnamed)
  }

  /// Returns the names of the specs below a folder, which are their paths without `.md`, such as
  /// `views/stacks`.
  package static func names(root: String, folder: String) -> [String] {
    (files(root: root, folder: folder)?.specs ?? []).map { String($0.dropLast(".md".count)) }
  }

  /// Returns the files that may contain shared code: Swift files, then specs, each in the order of
  /// their paths.
  ///
  /// - Returns: Their paths relative to the root.
  package static func filesOfCode(root: String, folder: String) -> [String] {
    let files = files(root: root, folder: folder)
    let prefix = folder == "." ? "" : "\(folder)/"
    return ((files?.swift ?? []) + (files?.specs ?? [])).map { prefix + $0 }
  }

  /// Returns the folders below a folder that are searched for specs, as paths relative to it.
  package static func folders(root: String, folder: String) -> [String] {
    files(root: root, folder: folder)?.folders ?? []
  }

  private static func files(root: String, folder: String, named: [String] = []) -> SpecFiles? {
    let top = URL(filePath: root, directoryHint: .isDirectory).appending(path: folder)
    return SpecFiles(below: top, named: named)
  }

  /// Returns whether a file contains a block of Plumb's.
  private static func hasSpec(_ url: URL) -> Bool {
    (try? Data(contentsOf: url)).map { SourceText(bytes: Array($0)).hasFenceOfSpecs } ?? false
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
      let isThere = FileManager.default.fileExists(atPath: url.path)
      return failure(.fileUnreadable, file: file, name: name, isThere: isThere)
    }
    return read(Array(data), of: url, file: file, name: name)
  }

  private static func read(
    _ bytes: [UInt8],
    of url: URL,
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    var (document, diagnostics) = SpecParser.read(bytes: bytes, file: file, name: name)
    if let mistake = document.findResources(beside: url) {
      diagnostics.append(
        SpecDiagnostic(
          file: file,
          line: document.resources?.line ?? 1,
          column: 1,
          mistake: mistake
        )
      )
    }
    return (document, diagnostics)
  }

  /// Parses the text of a spec that an editor may not have saved.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - root: The absolute path of the directory that `file` is relative to.
  ///   - file: The path of the file, which may not exist.
  ///   - name: The part of every id before `#`.
  /// - Returns: The document as far as it could be read, and the mistakes in the order of their
  ///   positions.
  package static func unsaved(
    _ bytes: [UInt8],
    root: String,
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    let url = URL(filePath: root, directoryHint: .isDirectory).appending(path: file)
    let (document, diagnostics) = read(bytes, of: url, file: file, name: name)
    let repeated = IdentifierCheck.repeatedIdentifiers(in: [document])
    return (document, (diagnostics + repeated.joined()).sortedByPlace)
  }

  private static func failure(
    _ mistake: SpecMistake,
    file: String,
    name: String,
    isThere: Bool = true
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    var document = SpecDocument(file: file, name: name, title: name)
    // A link to a file that does not exist, or a file of several megabytes, is no spec of a folder
    // that is not set aside for specs.
    document.isProse = mistake != .fileUnreadable || !isThere
    return (document, [SpecDiagnostic(file: file, line: 1, column: 1, mistake: mistake)])
  }
}

extension SpecDocument {
  /// Sets the absolute path of the app's folder.
  ///
  /// - Parameter page: The file of the document, which the path in the comment is relative to.
  /// - Returns: A mistake if the folder does not exist; `nil` otherwise.
  fileprivate mutating func findResources(beside page: URL) -> SpecMistake? {
    guard let path = resources?.path else { return nil }
    let folder = URL(fileURLWithPath: path, relativeTo: page.deletingLastPathComponent())
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return .resourcesMissing(path) }
    resources?.folder = folder.standardizedFileURL.path
    return nil
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
