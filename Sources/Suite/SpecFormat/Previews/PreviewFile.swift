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
  /// The lines of the file.
  package private(set) var source: [String]
  /// The lines without imports of unavailable modules and without the macros of previews, which are
  /// blank.
  package private(set) var lines: [String]
  /// The modules whose imports were replaced, in the order of the file.
  package var unavailableModules: [String] = []
  package private(set) var previews: [Preview] = []
  /// The modules that the file can import besides Apple's.
  private let modules: Set<String>
  /// The declarations at the top level of the file, in order.
  package private(set) var declarations: [FileDeclaration] = []

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
    source = []
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
    }
    if lines.last == "" { lines.removeLast() }
    source = lines
    let scanner = SwiftDelimiterScanner(lines.map { $0 + "\n" }.joined())
    // Xcode compiles previews with the debug configuration.
    for index in lines.indices where lines[index].contains(/^\s*#(?:else)?if\b.*\bDEBUG\b/) {
      lines[index] = lines[index].replacing(/\bDEBUG\b/, with: "true")
    }
    let isCode = { (index: Int) in scanner.isCode.indices.contains(index) && scanner.isCode[index] }
    for index in lines.indices where isCode(index) { setAsideImports(at: index) }
    for index in lines.indices where isCode(index) {
      guard let end = Self.end(ofBlockFrom: index, depths: scanner.depths) else { continue }
      if let preview = macroPreview(index..<end, depths: scanner.depths) {
        previews.append(setAside(preview, depths: scanner.depths))
        removeAttributes(above: index)
      } else if let provider = lines[index].firstMatch(of: /struct\s+(\w+)\s*:\s*PreviewProvider/) {
        previews += providedPreviews(by: String(provider.1), index..<end, depths: scanner.depths)
      }
    }
    declarations = FileDeclaration.declarations(in: lines)
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

  /// Returns the file without some lines, which become blank, and without some previews.
  ///
  /// - Parameters:
  ///   - ranges: Lines from 1.
  ///   - omitted: The indices of previews.
  /// - Returns: The file, whose other lines keep their numbers.
  package func without(
    lines ranges: [ClosedRange<Int>],
    previews omitted: Set<Int>
  )
    -> PreviewFile
  {
    var file = self
    for line in ranges.joined() where file.lines.indices.contains(line - 1) {
      file.lines[line - 1] = ""
    }
    file.declarations.removeAll { declaration in ranges.contains { $0 == declaration.lines } }
    file.previews = previews.indices.filter { !omitted.contains($0) }.map { previews[$0] }
    return file
  }

  /// Renames a declaration of the file.
  mutating func rename(_ name: String, to other: String) {
    lines = lines.map { PrivateNames.replace(name, with: other, in: $0) }
    for index in previews.indices {
      previews[index].code = previews[index].code.map {
        PrivateNames.replace(name, with: other, in: $0)
      }
    }
    declarations = FileDeclaration.declarations(in: lines)
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

  /// Removes the attributes of a macro, such as `@available(iOS 17, *)`.
  private mutating func removeAttributes(above index: Int) {
    var index = index - 1
    while index >= 0, lines[index].contains(/^\s*@\w+(\(.*\))?\s*$/) {
      lines[index] = ""
      index -= 1
    }
  }

  /// Returns the preview of a `#Preview` macro; `nil` for other code.
  private func macroPreview(_ range: Range<Int>, depths: [Int]) -> Preview? {
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

  /// Returns the previews of a provider: each statement of its `previews`, and each one in a
  /// `Group` that is the only statement, is a preview of its own.
  ///
  /// Of views in a `ForEach`, whose number is not known, only the first one is a preview.
  private func providedPreviews(
    by name: String,
    _ range: Range<Int>,
    depths: [Int]
  ) -> [Preview] {
    let whole = Preview(name: name, code: ["\(name).previews"], line: range.lowerBound + 1)
    guard let head = range.first(where: { lines[$0].contains(/\bvar previews\b/) }),
      let end = Self.end(ofBlockFrom: head, depths: depths)
    else { return [whole] }
    var statements = statements(in: (head + 1)..<end, depth: depths[head] + 1, depths: depths)
    if statements.count == 1, lines[statements[0]].contains(/^\s*Group\s*\{\s*$/),
      let end = Self.end(ofBlockFrom: statements[0], depths: depths)
    {
      let inner = (statements[0] + 1)..<end
      statements = self.statements(in: inner, depth: depths[statements[0]] + 1, depths: depths)
    }
    let isRepeated = statements.contains { lines[$0].contains(/^\s*ForEach\b/) }
    guard statements.count > 1 || isRepeated else { return [whole] }
    return (isRepeated ? 0..<1 : 0..<statements.count).map { number in
      let view = "if subviews.count > \(number) { subviews[\(number)] }"
      let next = statements.indices.contains(number + 1) ? statements[number + 1] : end
      let displayName = lines[statements[number]..<next].lazy
        .compactMap { $0.firstMatch(of: /\.previewDisplayName\("([^"\\]+)"\)/) }.first
      return Preview(
        name: displayName.map { String($0.1) } ?? (number == 0 ? name : "\(name) \(number + 1)"),
        code: ["Group(subviews: \(name).previews) { subviews in \(view) }"],
        line: isRepeated ? whole.line : statements[number] + 1
      )
    }
  }

  /// Returns the lines at which views begin as statements of a block.
  private func statements(in range: Range<Int>, depth: Int, depths: [Int]) -> [Int] {
    range.filter { depths[$0] == depth && lines[$0].trimmed.first?.isUppercase == true }
  }

  /// Removes the lines of a preview's macro, or replaces them with a view if it has properties
  /// with `@Previewable`.
  ///
  /// - Parameters:
  ///   - preview: A preview with all lines of its macro.
  ///   - depths: The number of open brackets at the beginning of each line of the file.
  /// - Returns: The preview with the code of its scene.
  private mutating func setAside(_ preview: Preview, depths: [Int]) -> Preview {
    let first = preview.line - 1
    let range = first..<(first + preview.code.count)
    var code = preview.code
    let mark = "@Previewable "
    lines.replaceSubrange(range, with: code.map { _ in "" })
    guard let last = code.lastIndex(where: { $0.contains(mark) }) else { return preview }
    let body = code.indices.dropFirst(last + 1)
      .first { depths[first + $0] == depths[first] + 1 && !code[$0].trimmed.isEmpty }
    guard let body else { return preview }
    for index in code.indices { code[index] = code[index].replacing(mark, with: "") }
    let type = "Preview_\(preview.line)"
    code[body] = "var body: some View { " + code[body]
    code[0] = "private struct \(type): View { " + code[0]
    code[code.count - 1] += "} }"
    lines.replaceSubrange(range, with: code)
    return Preview(name: preview.name, code: ["\(type)()"], line: preview.line)
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
