package import CommandLineKit
internal import Foundation
internal import ResourceFiles
package import SpecFormat

/// The app's folder of the command line, and the mistakes in files of the folders of specs.
package struct ResourceSelection {
  package static let option = CommandOption(
    name: "resources",
    placeholder: "DIR",
    summary: "the app's folder with asset catalogs and strings, for pages without their own"
  )

  /// The package that paths of specs are relative to.
  let root: String
  /// The absolute path of the folder of the command line; `nil` for none.
  let defaultFolder: String?

  package init(root: String, defaultFolder: String?) {
    self.root = root
    self.defaultFolder = defaultFolder
  }

  /// Sets the app's folder of documents without their own, and reads all folders.
  ///
  /// - Parameter documents: The documents.
  /// - Returns: The mistakes in files of the folders, each once.
  package func resolve(_ documents: inout [SpecDocument]) -> [SpecDiagnostic] {
    if let defaultFolder {
      let resources = ResourcesFolder(path: defaultFolder, folder: defaultFolder)
      for index in documents.indices where documents[index].resources == nil {
        documents[index].resources = resources
      }
    }
    let folders = Set(documents.compactMap { $0.resources?.folder }).sorted()
    let resources = folders.map { (folder: $0, read: AppFolder(readingFrom: $0)) }
    return resources.flatMap(\.read.mistakes).filter { !$0.isOfImage }.map(diagnostic(of:))
      + resources.flatMap { folder, read in
        documents.filter { $0.resources?.folder == folder }
          .flatMap { Self.diagnostics(of: $0, with: read) }
      }
  }

  /// Returns a note for each image of the documents' folders that cannot be read, and has the size
  /// of a placeholder.
  func notes(on documents: [SpecDocument]) -> [String] {
    let folders = Set(documents.compactMap { $0.resources?.folder }).sorted()
    let resources = folders.map { AppFolder(readingFrom: $0) }
    let mistakes = resources.flatMap(\.mistakes).filter(\.isOfImage)
    return mistakes.map { mistake in
      let place = diagnostic(of: mistake)
      return "\(place.file):1:1: note: \(mistake.message); a placeholder is laid out"
    } + repetitionNotes(resources.flatMap(\.repeatedNames))
  }

  /// The maximum number of repeated names with a note of their own.
  private static let repetitionLimit = 5

  /// Returns a note for each name that two catalogs have, up to a limit, and the number of others.
  private func repetitionNotes(_ names: [RepeatedName]) -> [String] {
    let shown = names.prefix(Self.repetitionLimit).map { repeated in
      "\(path(of: repeated.used)): note: the \(repeated.name) of this set is used, and not that of "
        + path(of: repeated.unused)
    }
    let rest = names.count - shown.count
    return shown + (rest > 0 ? ["note: \(rest) more names are in two catalogs"] : [])
  }

  private func path(of file: String) -> String {
    file.hasPrefix("\(root)/") ? String(file.dropFirst(root.count + 1)) : file
  }

  /// Returns the mistakes in the blocks of a document with languages that the app does not have.
  private static func diagnostics(
    of document: SpecDocument,
    with resources: AppFolder
  ) -> [SpecDiagnostic] {
    document.statedLanguages.compactMap { language, line in
      missing(language, of: resources).map {
        SpecDiagnostic(
          file: document.file,
          line: line,
          column: 1,
          mistake: .languageNotLocalized(language.code, known: $0.known, nearest: $0.nearest)
        )
      }
    }
  }

  /// The languages of an app that lacks a language, and the most similar one.
  package typealias MissingLanguage = (known: [String], nearest: String?)

  /// Returns the languages of the app in a folder; `nil` if it has the language or no texts at all.
  package static func missing(_ language: LayoutLanguage, in folder: String) -> MissingLanguage? {
    missing(language, of: AppFolder(readingFrom: folder))
  }

  /// Returns the languages of an app; `nil` if it has the language or no texts at all.
  ///
  /// An app also has a language if it has texts in another script or for another region.
  private static func missing(
    _ language: LayoutLanguage,
    of resources: AppFolder
  ) -> MissingLanguage? {
    let known = resources.languages
    let isKnown = known.contains { LayoutLanguage($0)?.base == language.base }
    guard !known.isEmpty, !isKnown else { return nil }
    return (known, LayoutLanguage.nearestName(to: language.code, among: known))
  }

  private func diagnostic(of mistake: ResourceMistake) -> SpecDiagnostic {
    let isInside = mistake.file.hasPrefix("\(root)/")
    return SpecDiagnostic(
      file: isInside ? String(mistake.file.dropFirst(root.count + 1)) : mistake.file,
      line: mistake.line,
      column: 1,
      mistake: .resourceInvalid(mistake.message)
    )
  }
}

extension ToolContext {
  /// Returns the context with the app's folder of `--resources`.
  ///
  /// - Throws: An error if there is no such folder.
  package func withResources(in arguments: CommandArguments) throws(ToolError) -> ToolContext {
    guard let path = arguments[ResourceSelection.option] else { return self }
    try PathSelection.check([path])
    var context = self
    context.resources = URL(fileURLWithPath: path).standardizedFileURL.path
    return context
  }
}
