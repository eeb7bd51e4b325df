internal import SpecFormat

/// Rewrites code that relies on Objective-C's dispatch for Swift's.
///
/// On Apple's platforms, methods of UIKit can be overridden in an extension, and a subclass can
/// implement an optional method of a protocol that only its superclass conforms to. Other platforms
/// have no Objective-C, so overrides move to the class, and the superclass receives the default
/// implementation of the method. Line numbers stay those of the Markdown.
struct ObjectiveCDispatch {
  private let original: [CodeBlock]
  /// The path of the file of each block.
  private let files: [String]
  private let types: [TypeOutline]
  /// The lines of each block; a line with inserted code contains line breaks.
  private var lines: [[String]]

  private init(_ blocks: [CodeBlock], in files: [String]) {
    original = blocks
    self.files = files
    types = TypeOutline.all(in: blocks)
    lines = blocks.map { SourceText.lines(of: $0.code) }
  }

  /// Returns code for Swift's dispatch.
  ///
  /// - Parameters:
  ///   - blocks: Code in one scope. Its classes and extensions are related by their names.
  ///   - file: The path of the file that contains the blocks.
  /// - Returns: The blocks, in the same order.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*) for each of *m* methods of subclasses.
  static func applied(to blocks: [CodeBlock], in file: String) -> [CodeBlock] {
    applied(to: [(file, blocks)]).flatMap(\.self)
  }

  /// Returns the code of several files of a module for Swift's dispatch.
  ///
  /// - Parameter sources: The files, each with its path and its blocks.
  /// - Returns: The blocks of each file, in the same order.
  static func applied(to sources: [(file: String, blocks: [CodeBlock])]) -> [[CodeBlock]] {
    let blocks = sources.flatMap(\.blocks)
    guard blocks.contains(where: { $0.code.contains("class ") }) else {
      return sources.map(\.blocks)
    }
    let files = sources.flatMap { source in source.blocks.map { _ in source.file } }
    var adoption = ObjectiveCDispatch(blocks, in: files)
    adoption.adoptOptionalMethods()
    var relocation = ObjectiveCDispatch(adoption.blocks, in: files)
    relocation.moveOverrides()
    var rest = relocation.blocks[...]
    return sources.map { source in
      defer { rest = rest.dropFirst(source.blocks.count) }
      return Array(rest.prefix(source.blocks.count))
    }
  }

  /// The blocks with the current lines.
  private var blocks: [CodeBlock] {
    zip(original, lines).map { block, lines in
      var block = block
      block.code = lines.joined(separator: "\n") + (block.code.hasSuffix("\n") ? "\n" : "")
      return block
    }
  }

  /// Inserts code before the closing brace of a type.
  private mutating func insert(_ code: String, into type: TypeOutline) {
    let end = type.lines.upperBound
    let braces = lines[type.block][end].indices.filter { lines[type.block][end][$0] == "}" }
    guard let brace = braces.dropLast(type.bracesAfterEnd).last else { return }
    lines[type.block][end].insert(contentsOf: code, at: brace)
  }

  /// The class of a name; the first one if there are several.
  ///
  /// The value is `nil` if there is none.
  private func declaration(of name: String) -> TypeOutline? {
    types.first { !$0.isExtension && $0.name == name }
  }

  /// The class that a name means in a type: the one in the innermost type around it; `nil` for an
  /// unknown name.
  private func declaration(of name: String, in type: String) -> TypeOutline? {
    var scope = type.split(separator: ".")
    while true {
      let qualified = (scope.map(String.init) + [name]).joined(separator: ".")
      if let found = declaration(of: qualified) { return found }
      guard scope.popLast() != nil else { return nil }
    }
  }
}

// MARK: - Overrides in extensions

extension ObjectiveCDispatch {
  /// Moves the overrides in extensions to the classes that they extend.
  private mutating func moveOverrides() {
    for source in types where source.isExtension {
      guard let target = declaration(of: source.name) else { continue }
      for member in source.members where member.isOverride {
        for index in member.lines { lines[source.block][index] = "" }
        insert("\n" + located(member.text, at: member.lines.lowerBound, of: source), into: target)
        insert("\n" + located("", at: target.lines.upperBound, of: target), into: target)
      }
    }
  }

  /// Returns code after a directive with its line in the Markdown.
  private func located(_ code: String, at index: Int, of type: TypeOutline) -> String {
    let path = SwiftSourceWriter.literal(files[type.block])
    return "#sourceLocation(file: \(path), line: \(original[type.block].line + index))\n\(code)"
  }
}

// MARK: - Optional methods of protocols

extension ObjectiveCDispatch {
  /// Makes overrides of the optional methods that a subclass implements.
  ///
  /// The defaults of these methods are added to the class that conforms to the protocol.
  private mutating func adoptOptionalMethods() {
    for type in types {
      for member in type.members {
        guard let method = member.method,
          let superclass = superclass(of: type.name, optionally: method.selector)
        else { continue }
        let line = lines[type.block][method.line]
        lines[type.block][method.line] =
          line.prefix(method.column) + "override " + line.dropFirst(method.column)
        // The comment marks a default that another subclass or another scene has added before.
        let mark = "/* \(method.selector) */"
        guard !lines[superclass.block][superclass.lines.upperBound].contains(mark) else { continue }
        let body = "{ CollectionLayout.DelegateDefaults().\(method.call) }"
        insert(" \(mark) @MainActor \(method.head) \(body); ", into: superclass)
      }
    }
  }

  /// Returns the superclass that conforms to a protocol with an optional method; `nil` for none.
  ///
  /// Neither that superclass nor a class between it and the named one implements the method.
  private func superclass(of name: String, optionally selector: String) -> TypeOutline? {
    var name = name
    var visited: Set<String> = []
    while visited.insert(name).inserted {
      let own = types.filter { $0.name == name }
      let protocols = own.flatMap(\.inherited)
      if protocols.contains(where: { OptionalMethods.of($0).contains(selector) }) {
        return visited.count > 1 ? own.first { !$0.isExtension } : nil
      }
      guard let parent = own.first(where: { !$0.isExtension })?.inherited.first,
        let next = declaration(of: parent, in: name)?.name
      else { return nil }
      let implementations = types.filter { $0.name == next }.flatMap(\.members).compactMap(\.method)
      guard !implementations.contains(where: { $0.selector == selector }) else { return nil }
      name = next
    }
    return nil
  }
}

extension SpecDocument {
  /// Returns the document and the shared code that it uses, written for Swift's dispatch.
  ///
  /// - Parameters:
  ///   - others: The shared code of other files in the same module.
  ///   - withdrawn: The shared blocks to leave out, with the code that would move to other blocks.
  /// - Returns: The document, and the blocks of the other files, in the same order.
  func withSwiftDispatch(
    using others: [SharedCode],
    without withdrawn: Set<CodePlace>
  ) -> (SpecDocument, [[CodeBlock]]) {
    var document = self
    let sources = [(file: file, blocks: sharedBlocks)] + others.map { ($0.file, $0.blocks) }
    var shared = ObjectiveCDispatch.applied(
      to: sources.map { file, blocks in
        let isKept = { (block: CodeBlock) in
          !withdrawn.contains(CodePlace(file: file, fenceLine: block.fenceLine))
        }
        return (file, blocks.filter(isKept))
      }
    )
    for clause in clauses.indices {
      for scenario in clauses[clause].scenarios.indices {
        guard case .scene(var scene) = clauses[clause].scenarios[scenario].body,
          scene.setup.contains(where: { $0.code.contains("class ") })
        else { continue }
        let sources = zip([file] + others.map(\.file), shared).map { (file: $0, blocks: $1) }
        shared = ObjectiveCDispatch.applied(to: sources + [(file, scene.setup)])
        scene.setup = shared.removeLast()
        document.clauses[clause].scenarios[scenario].body = .scene(scene)
      }
    }
    document.sharedBlocks = shared[0]
    return (document, Array(shared.dropFirst()))
  }
}
