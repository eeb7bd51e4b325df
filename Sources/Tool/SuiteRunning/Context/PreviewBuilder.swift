package import SceneBuilding
internal import Conformance

/// Builds the code of an app; only the executable `plumb-try` has a builder.
@MainActor
package protocol PreviewBuilder {
  /// Compiles the code of an app, without what does not compile.
  ///
  /// - Throws: A ``PreviewCodeError`` if there is no code to read, or another error if the compiler
  ///   cannot run.
  func build(_ request: PreviewRequest) throws -> PreviewBuild
}

/// A command line without code for iOS.
package struct PreviewCodeError: Error {
  /// The problems, one per line.
  package var description: String
  /// Whether a path is wrong, and not only without code.
  package var isUsage: Bool

  package init(description: String, isUsage: Bool) {
    (self.description, self.isUsage) = (description, isUsage)
  }
}

/// The code that `plumb try` lays out.
package struct PreviewRequest {
  /// The files, folders, projects and packages of the command line.
  package var paths: [String]
  /// Whether files are used without the other files of their targets.
  package var isAlone: Bool
  /// The file with declarations that the user wrote; `nil` for none.
  package var stubs: (path: String, text: String)?
  /// The absolute paths of changed files; `nil` to show all previews.
  ///
  /// Only previews of files that use one of them are shown.
  package var changedFiles: Set<String>?
  /// Whether the views of snapshot tests are needed in place of previews.
  package var showsSnapshots = false
  /// Called with a line that describes the current step.
  package var onProgress: @MainActor (String) -> Void

  package init(
    paths: [String],
    isAlone: Bool,
    stubs: (path: String, text: String)? = nil,
    changedFiles: Set<String>? = nil,
    showsSnapshots: Bool = false,
    onProgress: @escaping @MainActor (String) -> Void
  ) {
    self.paths = paths
    self.isAlone = isAlone
    self.stubs = stubs
    self.changedFiles = changedFiles
    self.showsSnapshots = showsSnapshots
    self.onProgress = onProgress
  }
}

/// The compiled code of an app with its previews.
package struct PreviewBuild: Sendable {
  /// A Swift file of the app.
  package struct File: Sendable {
    /// The path as given.
    package var path: String
    package var lines: [String]
    /// The module and the name that the file is compiled under, such as `Shop/3_Cart.swift`.
    package var compiledName: String

    package init(path: String, lines: [String], compiledName: String) {
      (self.path, self.lines, self.compiledName) = (path, lines, compiledName)
    }
  }

  /// A preview that compiles.
  package struct Preview: Sendable, Hashable {
    /// The function that returns its view.
    package var function: String
    /// The name that the author gave, or the name of its type; `nil` for none.
    package var name: String?
    package var file: String
    /// The line of the file, from 1.
    package var line: Int
    package var module: String
    /// The code of the view as written.
    package var code: String
    /// A digest of the code that the view may use.
    package var digest: String
    /// Whether the preview has a size of its own, and is not shown on a device.
    package var hasOwnSize: Bool
    /// The type whose provider, view or test it is; `nil` for none.
    package var type: String?

    package init(
      function: String,
      name: String?,
      file: String,
      line: Int,
      module: String,
      code: String,
      digest: String,
      hasOwnSize: Bool = false
    ) {
      (self.function, self.name, self.file) = (function, name, file)
      self.hasOwnSize = hasOwnSize
      (self.line, self.module, self.code, self.digest) = (line, module, code, digest)
    }
  }

  /// A preview that was left out as a whole.
  package struct MissingPreview: Sendable {
    package var preview: Preview
    /// The message of the compiler.
    package var reason: String

    package init(_ preview: Preview, reason: String) {
      (self.preview, self.reason) = (preview, reason)
    }
  }

  /// A part of the code that is left out.
  package struct Gap: Sendable, Hashable {
    /// The name of the rule that left it out, such as `modifier`.
    package var rule: String
    /// The part that is left out, in the words of the code.
    package var subject: String
    package var file: String
    package var line: Int
    /// The message of the compiler.
    package var reason: String

    package init(rule: String, subject: String, file: String, line: Int, reason: String) {
      (self.rule, self.subject, self.file) = (rule, subject, file)
      (self.line, self.reason) = (line, reason)
    }
  }

  package var files: [File]
  package var previews: [Preview]
  package var missingPreviews: [MissingPreview]
  package var gaps: [Gap]
  /// The modules of the app; `nil` if none was compiled.
  package var modules: PackageModules?
  /// The modules that the code imports and that do not exist here.
  package var missingModules: [String]
  /// Sentences about parts of the project that were left out or could not be compiled.
  package var notes: [String]
  /// The folder with the catalogs and strings of the app; `nil` if it has none.
  package var resources: String?

  package init(
    files: [File],
    previews: [Preview],
    missingPreviews: [MissingPreview],
    gaps: [Gap],
    modules: PackageModules?,
    missingModules: [String],
    notes: [String],
    resources: String?
  ) {
    (self.files, self.previews, self.missingPreviews) = (files, previews, missingPreviews)
    (self.gaps, self.modules, self.missingModules) = (gaps, modules, missingModules)
    (self.notes, self.resources) = (notes, resources)
  }
}

extension PreviewBuild {
  /// The number of previews in the code, with those that are not compiled.
  package var previewCount: Int { previews.count + missingPreviews.count }
}

extension PreviewBuild.Preview {
  /// The name of the preview, or that of its file.
  package var shownName: String {
    if let name { return name }
    let file = file.split(separator: "/").last.map(String.init) ?? file
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// The place of the preview: `Views/Row.swift:36`.
  package var place: String { "\(file):\(line)" }
}
