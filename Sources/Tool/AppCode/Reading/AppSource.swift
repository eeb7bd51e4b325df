internal import SwiftIfConfig
internal import SwiftParser
package import SwiftSyntax

/// A Swift file of an app, prepared so that it compiles against this project's modules.
///
/// The prepared text has the lines of the file. Conditions of the platform are decided, imports of
/// modules that do not exist are removed, attributes of the Objective-C runtime are removed, and
/// previews are functions.
package struct AppSource: Sendable {
  /// The path as given.
  package let path: String
  /// The name of the module that contains the file.
  package let module: String
  /// The text as written.
  package let original: [UInt8]
  /// The text that is compiled if nothing is left out.
  package let prepared: [UInt8]
  /// The syntax of the prepared text.
  package let tree: SourceFileSyntax
  package let previews: [AppPreview]
  /// The views that need a value to be shown, each with the name of the property.
  package let incompleteViews: [(view: String, value: String)]
  /// The modules that the file imports, as far as they exist.
  package let imports: Set<String>
  /// The names of the static properties that the file declares in extensions.
  let declaredProperties: Set<String>
  /// The modules whose imports are removed, in order.
  package let missingModules: [String]

  /// Prepares a file.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - text: The content.
  ///   - module: The name of the module that contains it.
  ///   - number: The number of the file in the app, which makes the names of its functions unique.
  ///   - modules: The modules that can be imported.
  ///   - content: The previews of the file.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(
    path: String,
    text: String,
    module: String,
    number: Int,
    modules: Set<String>,
    content: Content = .previews
  ) {
    (self.path, self.module) = (path, module)
    // A byte order mark is valid at the beginning only.
    let mark = "\u{FEFF}"
    let text = text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : text
    original = Array(text.utf8)
    let tree = Parser.parse(source: text)
    let regions = tree.configuredRegions(in: BuildConditions(modules: modules))
    let conditions = ConditionEdits(regions)
    let preparer = SourcePreparer(
      SourcePreparer.File(
        path: path,
        module: module,
        number: number,
        modules: modules,
        snapshots: content.snapshots
      ),
      tree: tree,
      inactive: conditions.inactive
    )
    preparer.walk(tree)
    var previews = preparer.previews
    if case .views = content, previews.isEmpty { previews = preparer.viewPreviews }
    if content.snapshots != nil { previews.removeAll { !$0.preview.isSnapshotTest } }
    let functions = previews.compactMap(\.declaration).map { "\n" + $0 }.joined()
    let end = SourceEdit(original.count..<original.count, functions)
    // The functions of previews are views, also in a file of UIKit.
    let isOfSnapshots = preparer.imports.contains(SourceRules.snapshotModule)
    let head = SourceEdit(
      0..<0,
      Self.implicitImports + (previews.isEmpty ? "" : "import SwiftUI; ")
        + (isOfSnapshots ? "import \(SourceRules.snapshotModule); " : "")
    )
    let edits = [head] + conditions.edits + preparer.edits + [end]
    prepared = EditedSource(original, edits).text
    self.tree = Parser.parse(source: String(decoding: prepared, as: UTF8.self))
    self.previews = previews.map(\.preview)
    incompleteViews = preparer.incompleteViews
    imports = preparer.imports
    declaredProperties = preparer.declaredProperties
    missingModules = preparer.missingModules
  }

  /// The code of a file that its previews are made from.
  package enum Content: Sendable {
    case previews
    /// Views of which all properties have values, if the file has no previews.
    case views
    /// The views that functions of snapshot tests compare.
    case snapshots(SnapshotFunctions)

    /// The functions of snapshot tests; `nil` for other previews.
    var snapshots: SnapshotFunctions? {
      if case .snapshots(let functions) = self { functions } else { nil }
    }
  }

  /// The imports of every file, on its first line.
  private static let implicitImports = "import FoundationAdditions; import MissingTypes; "
}

/// The edits that decide the conditions of `#if`.
private struct ConditionEdits {
  private(set) var edits: [SourceEdit] = []
  /// The parts that are not compiled.
  private(set) var inactive: [Range<Int>] = []

  init(_ regions: ConfiguredRegions) {
    for (clause, state) in regions {
      let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = clause.endPosition.utf8Offset
      if state == .active {
        let condition = clause.condition?.endPosition ?? clause.poundKeyword.endPosition
        edits.append(SourceEdit(start..<condition.utf8Offset, ""))
      } else {
        edits.append(SourceEdit(start..<end, ""))
        inactive.append(start..<end)
      }
      guard let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self) else { continue }
      let keyword = whole.poundEndif
      let edit = SourceEdit(keyword.trimmedRange.offsets, "")
      if edits.last != edit, !edits.contains(edit) { edits.append(edit) }
    }
  }
}

extension Range where Bound == AbsolutePosition {
  /// The range in UTF-8 offsets.
  package var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the trivia around it.
  package var offsets: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(endPositionBeforeTrailingTrivia.utf8Offset, start)
  }
}

/// A preview of an app's file, which the prepared code declares as a function without parameters.
package struct AppPreview: Sendable, Hashable, Codable {
  /// The code of the view as written.
  package var code: String
  /// The name of the function, unique in the app.
  package var function: String
  /// The name that the author gave; `nil` for none.
  package var name: String?
  /// The type whose provider or view it is; `nil` for `#Preview`.
  package var type: String?
  /// The path of the file as given.
  package var file: String
  /// The line of the file at which it begins, from 1.
  package var line: Int
  /// The module of the file.
  package var module: String
  /// Whether the preview has a size of its own, and is not shown on a device.
  package var hasOwnSize = false
  /// Whether it is a test that compares views with images, of which one is shown.
  package var isSnapshotTest = false
}
