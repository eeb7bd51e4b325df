internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import SpecFormat

/// The open documents and their diagnostics.
extension EditorServer {
  func open(_ item: DidOpenParams.Item) {
    guard item.languageId == "markdown" || item.uri.hasSuffix(".md") else { return }
    let saved = FileURI.path(item.uri)
    let path = saved ?? "\(context.home.root)/\(FileURI.unsavedName(item.uri))"
    let folder = EditorSuite.folder(of: path, home: context.home)
    let key = SuiteFolder.Key(path: folder.path)
    let suite = suites[key] ?? EditorSuite(folder, environment: context.environment)
    suites[key] = suite
    documents[item.uri] = EditorDocument(
      item,
      path: path,
      isSaved: saved != nil,
      suite: suite,
      resources: context.resources
    )
    noteChange(of: item.uri)
  }

  func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    document.suite.close(document.file)
    changed.remove(uri)
    isOutdated = true
    publish([], of: document)
  }

  /// Reads the suites again after the client added or removed folders, and drops those without an
  /// open document.
  func reloadSuites() {
    suites = suites.filter { _, suite in documents.values.contains { $0.suite === suite } }
    for suite in suites.values { suite.reload() }
    isSharedOutdated = true
  }

  func noteChange(of uri: String) {
    guard documents[uri] != nil else { return }
    current = uri
    changed.insert(uri)
    lastChange = .now
    isOutdated = true
  }

  /// Parses a changed document, and publishes what is known about it.
  func update(_ document: EditorDocument) {
    document.sync()
    // The shared code of a text with mistakes is incomplete, so the last one without stays.
    let suite = document.suite
    if document.mistakes.isEmpty,
      suite.update(SharedCode(of: document.spec), of: document.file)
    {
      for other in documents.values where other.suite === suite { other.syncShared() }
    }
    publish(document)
  }
}

extension EditorServer {
  /// Sends the diagnostics of a document.
  func publish(_ document: EditorDocument) {
    publish(DocumentDiagnostics(of: document).all, of: document)
  }

  private func publish(_ diagnostics: [Diagnostic], of document: EditorDocument) {
    send(
      notification: "textDocument/publishDiagnostics",
      PublishDiagnosticsParams(
        uri: document.uri,
        version: document.version,
        diagnostics: diagnostics
      )
    )
  }

  /// Returns an open document.
  ///
  /// - Throws: `invalidParams` if the document is not open.
  func document(_ uri: String) throws -> EditorDocument {
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "the document \(uri) is not open")
    }
    return document
  }

  /// Returns the specs of a suite, with the current text of those that are open.
  func specs(of suite: EditorSuite) -> [SpecDocument] {
    let open = documents.values.filter { $0.suite === suite }
    return suite.documents(besides: Set(open.map(\.file)))
      + open.sorted { $0.file < $1.file }.map(\.spec)
  }
}
