/// A Swift file of an app, with its previews.
package struct PreviewFile: Sendable {
  /// A preview, whose code is the code of a scene.
  package struct Preview: Sendable, Equatable {
    /// The name from the preview's macro, or the name of its type.
    package var name: String
    /// The lines of the scene.
    package var code: [String]
    /// The line of the file that the first line of the code comes from, from 1.
    package var line: Int

    package init(name: String, code: [String], line: Int) {
      (self.name, self.code, self.line) = (name, code, line)
    }
  }

  /// The path as given.
  package let path: String
  /// The lines of the file, with imports of unavailable modules replaced by blank lines.
  package private(set) var lines: [String]
  /// The modules whose imports were replaced, in the order of the file.
  package var unavailableModules: [String] = []
  package private(set) var previews: [Preview] = []
  /// The modules that the file can import besides Apple's.
  private let modules: Set<String>

  /// Apple's modules that scenes can import although they are not part of this package.
  private static let availableModules: Set<String> = [
    "Swift", "Foundation", "Observation", "Dispatch", "Synchronization", "_Concurrency",
  ]

  /// Reads a file.
  ///
  /// A file without a preview has a preview for each view without properties that need a value.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - text: The content of the file.
  ///   - modules: The modules that it can import besides Apple's.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(path: String, text: String, modules: Set<String> = []) {
    self.path = path
    self.modules = modules
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
    }
    if lines.last == "" { lines.removeLast() }
    let scanner = SwiftDelimiterScanner(lines.map { $0 + "\n" }.joined())
    let isCode = { (index: Int) in scanner.isCode.indices.contains(index) && scanner.isCode[index] }
    for index in lines.indices where isCode(index) { setAsideImports(at: index) }
    for index in lines.indices where isCode(index) {
      guard let end = Self.end(ofBlockFrom: index, depths: scanner.depths) else { continue }
      if let preview = macroPreview(index..<end) {
        previews.append(preview)
      } else if let provider = lines[index].firstMatch(of: /struct\s+(\w+)\s*:\s*PreviewProvider/) {
        let name = String(provider.1)
        previews.append(Preview(name: name, code: ["\(name).previews"], line: index + 1))
      }
    }
    guard previews.isEmpty else { return }
    for index in lines.indices where isCode(index) && scanner.depths[index] == 0 {
      guard
        let view = lines[index].firstMatch(of: /^(?:\w+ )*struct\s+(\w+)\s*:\s*(?:\w+, )*View\b/),
        let end = Self.end(ofBlockFrom: index, depths: scanner.depths),
        !needsValues(index..<end)
      else { continue }
      previews.append(Preview(name: String(view.1), code: ["\(view.1)()"], line: index + 1))
    }
  }

  /// Makes a file of declarations, whose views are no previews.
  package init(path: String, declarations: String, modules: Set<String> = []) {
    self.init(path: path, text: declarations, modules: modules)
    previews = []
  }

  private mutating func setAsideImports(at index: Int) {
    guard let statements = ImportStatement.statements(of: lines[index]) else { return }
    // A path such as `struct Lottie.View` begins with the kind of the declaration.
    let missing = statements.filter { !$0.isReplaced }
      .compactMap {
        $0.path.split(separator: " ").last?.split(separator: ".").first.map(String.init)
      }
      .filter { !Self.availableModules.contains($0) && !modules.contains($0) }
    guard !missing.isEmpty else { return }
    unavailableModules += missing
    lines[index] = ""
  }

  /// Returns the index after the last line of the block that opens on a line; `nil` if none does.
  private static func end(ofBlockFrom index: Int, depths: [Int]) -> Int? {
    guard depths.indices.contains(index) else { return nil }
    return depths.indices.dropFirst(index + 1).first { depths[$0] <= depths[index] }
  }

  /// Returns the preview of a `#Preview` macro; `nil` for other code.
  private func macroPreview(_ range: Range<Int>) -> Preview? {
    let pattern = /^\s*#Preview\s*(?:\(([^{]*)\))?\s*\{/
    guard let opening = lines[range.lowerBound].firstMatch(of: pattern) else { return nil }
    let name =
      opening.1?.firstMatch(of: /"([^"]*)"/).map { String($0.1) } ?? "Preview"
    var code = Array(lines[range])
    code[0] = String(code[0][opening.range.upperBound...])
    guard let last = code.last, let brace = last.lastIndex(of: "}") else { return nil }
    code[code.count - 1] = String(last[..<brace])
    return Preview(name: name, code: code, line: range.lowerBound + 1)
  }

  /// Returns whether a view has a stored property that its initializer requires.
  private func needsValues(_ range: Range<Int>) -> Bool {
    lines[range].contains { line in
      if line.contains(/^\s*(?:@Binding|@ObservedObject|@Bindable|init\()/) { return true }
      return line.contains(/^ {2,4}(?:private |fileprivate )?(?:let|var) \w+\s*:[^={]*$/)
        || line.contains(/^\t(?:private |fileprivate )?(?:let|var) \w+\s*:[^={]*$/)
    }
  }
}

extension PreviewFile {
  /// Returns whether code imports one of Apple's modules that this package replaces.
  ///
  /// - Parameter text: The content of a Swift file.
  /// - Returns: Whether there is an import of SwiftUI, UIKit or another such module.
  package static func importsReplacedModule(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      ImportStatement.statements(of: String(line))?.contains(where: \.isReplaced) ?? false
    }
  }
}
