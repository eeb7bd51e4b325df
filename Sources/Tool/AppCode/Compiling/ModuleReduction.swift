internal import SwiftSyntax

/// The code of a module, from which what does not compile is left out step by step.
package struct ModuleReduction: Sendable {
  /// A file with its cuts: the parts that are left out or replaced.
  fileprivate struct File: Sendable {
    let source: AppSource
    let converter: SourceLocationConverter
    var cuts: [Cut]
    /// The modules that the file imports in addition.
    var imports: Set<String> = []
    /// The replacements that were made once, which are not made again.
    var tried: Set<SourceEdit>
    var edited: EditedSource

    init(_ source: AppSource, cuts: [Cut]) {
      self.source = source
      self.cuts = cuts
      converter = SourceLocationConverter(fileName: source.path, tree: source.tree)
      tried = Set(cuts.map(\.edit))
      edited = EditedSource(source.prepared, cuts.map(\.edit))
    }
  }

  private var files: [File]
  /// The modules of frameworks by the names that they declare.
  private let modules: [String: String]
  /// The types that are declared because no module does.
  package private(set) var missing: MissingTypes

  /// - Parameters:
  ///   - sources: The files of the module.
  ///   - cuts: The cuts that are known from an earlier run, by the paths of the files.
  ///   - imports: The modules that files import in addition, by the paths of the files.
  ///   - missing: The types that are missing in modules that were compiled before.
  ///   - modules: The modules of frameworks by the names that they declare.
  package init(
    _ sources: [AppSource],
    cuts: [String: [Cut]] = [:],
    imports: [String: Set<String>] = [:],
    missing: MissingTypes,
    modules: [String: String] = [:]
  ) {
    files = sources.map { source in
      var file = File(source, cuts: cuts[source.path] ?? [])
      if let imports = imports[source.path] {
        file.imports = imports
        file.edit()
      }
      return file
    }
    (self.missing, self.modules) = (missing, modules)
  }
}

extension ModuleReduction {
  /// The texts to compile, in the order of the sources.
  package var texts: [[UInt8]] { files.map(\.edited.text) }

  /// The cuts of each file, by its path.
  package var cuts: [String: [Cut]] {
    Dictionary(files.map { ($0.source.path, $0.cuts) }) { $0 + $1 }
  }

  /// The modules that files import in addition, by the paths of the files.
  package var imports: [String: Set<String>] {
    Dictionary(files.map { ($0.source.path, $0.imports) }) { $0.union($1) }
      .filter { !$0.value.isEmpty }
  }

  /// The reasons for which previews are left out as a whole, by their functions.
  package var missingPreviews: [String: String] {
    files.reduce(into: [:]) { missing, file in
      guard !file.cuts.isEmpty, !file.source.previews.isEmpty else { return }
      let text = String(decoding: file.edited.text, as: UTF8.self)
      for preview in file.source.previews where !text.contains("func \(preview.function)(") {
        missing[preview.function] = file.reason(forLeavingOut: preview)
      }
    }
  }

  /// The effect of the errors of a compilation.
  package struct Step: Equatable {
    /// The indices of the files that changed.
    package var changedFiles: Set<Int> = []
    /// Whether types were added to ``ModuleReduction/missing``.
    package var hasNewTypes = false

    /// Whether nothing changed, so that another compilation has the same errors.
    package var isEmpty: Bool { changedFiles.isEmpty && !hasNewTypes }
  }

  /// Applies to each error the smallest import, declaration or cut that was not tried yet.
  ///
  /// - Parameter errors: The errors, each with the index of its file.
  /// - Returns: What changed. A file whose errors no cut removes is left out as a whole.
  package mutating func answer(_ errors: [(file: Int, message: CompilerMessage)]) -> Step {
    var step = Step()
    // The first message of each file for which there is no further cut.
    var stuck: [Int: String] = [:]
    // Declaring a type removes all errors about it, so they are compared with the types before this
    // step.
    let declared = missing
    let imported = files.map(\.imports)
    for (index, message) in Self.withoutConsequences(errors) {
      let imports = modules(for: message, in: index, besides: imported[index])
      if !imports.isEmpty {
        files[index].imports.formUnion(imports)
        step.changedFiles.insert(index)
        continue
      }
      switch remedy(for: message, in: index, declared: declared) {
      case .name(let name): step.hasNewTypes = missing.insert(name) || step.hasNewTypes
      case .cut(let cut):
        add(cut, to: index)
        step.changedFiles.insert(index)
      case nil: if stuck[index] == nil { stuck[index] = message.text }
      }
    }
    if step.isEmpty {
      for (index, reason) in stuck where files[index].leaveOut(because: reason) {
        step.changedFiles.insert(index)
      }
    }
    for index in step.changedFiles { files[index].edit() }
    return step
  }

  /// Returns the errors that do not follow from others.
  private static func withoutConsequences(
    _ errors: [(file: Int, message: CompilerMessage)]
  ) -> [(file: Int, message: CompilerMessage)] {
    let causes = errors.filter { !$0.message.isConsequence }
    return errors.filter { error in
      !causes.contains { cause in
        guard cause.file == error.file else { return false }
        return error.message.isConsequence && error.message.isNear(cause.message)
          || error.message.isConsequenceOfType && cause.message.isAboutType
      }
    }
  }

  /// Returns the modules to import for a missing name, which Xcode finds through imports of other
  /// files.
  private func modules(
    for message: CompilerMessage,
    in index: Int,
    besides imported: Set<String>
  ) -> Set<String> {
    guard let name = message.missingName else { return [] }
    let own = files[index].source.imports.union(imported)
    if let module = modules[name] { return own.contains(module) ? [] : [module] }
    // The engine's own modules have no list of names.
    let isType = name.first?.isUppercase ?? false
    let modules: Set<String> = message.isAboutAttribute ? ["SwiftUI"] : ["SwiftUI", "UIKit"]
    return isType && own.isDisjoint(with: modules) ? modules : []
  }

  private mutating func add(_ cut: Cut, to index: Int) {
    let range = cut.edit.range
    // Cuts inside of a larger one did not help.
    files[index].cuts.removeAll { range.contains($0.edit.range) }
    files[index].cuts.append(cut)
    files[index].tried.insert(cut.edit)
  }

  /// An answer to an error.
  private enum Remedy {
    /// A name to declare.
    case name(MissingName)
    case cut(Cut)
  }

  /// Returns the smallest remedy for an error that was not tried; `nil` if there is none.
  private func remedy(
    for message: CompilerMessage,
    in index: Int,
    declared: MissingTypes
  ) -> Remedy? {
    let file = files[index]
    guard let place = file.edited.place(line: message.line, column: message.column) else {
      return nil
    }
    var enclosing: Cut?
    let offset: Int
    switch place {
    case .original(let original):
      offset = original
      // A cut that was made in the same round already removes the place of the error.
      if let made = file.cuts.first(where: { $0.edit.range.contains(offset) }) { return .cut(made) }
    case .replacement(let edit):
      enclosing = file.cuts.first { $0.edit == file.edited.edits[edit] }
      offset = file.edited.edits[edit].range.lowerBound
    }
    let position = AbsolutePosition(utf8Offset: min(offset, max(file.source.prepared.count - 1, 0)))
    guard let token = file.source.tree.token(at: position) else { return nil }
    let context = CutContext(
      source: file.source,
      converter: file.converter,
      token: token,
      message: message.text,
      missingTypes: declared.names
    )
    if enclosing == nil, let name = context.missingName(besides: declared),
      !declared.contains(name)
    {
      return .name(name)
    }
    let cut = CutRules.cuts(for: context).first { candidate in
      guard !file.tried.contains(candidate.edit) else { return false }
      guard let enclosing else { return true }
      return candidate.edit.range.contains(enclosing.edit.range)
    }
    guard var cut else { return nil }
    if let enclosing { cut.reason = enclosing.reason }
    return .cut(cut)
  }
}

extension ModuleReduction.File {
  /// Returns the message that led to the cut of a preview.
  fileprivate func reason(forLeavingOut preview: AppPreview) -> String {
    let code = source.prepared
    let name = Array("func \(preview.function)(".utf8)
    let start = code.indices.first { code[$0...].starts(with: name) }
    let cut = start.flatMap { start in cuts.first { $0.edit.range.contains(start) } }
    return (cut ?? cuts.last)?.reason ?? "its code does not compile"
  }

  /// Applies the cuts again.
  fileprivate mutating func edit() {
    let lines = imports.sorted().map { "import \($0); " }.joined()
    let additions = lines.isEmpty ? [] : [SourceEdit(0..<0, lines)]
    edited = EditedSource(source.prepared, additions + cuts.map(\.edit))
  }

  /// Leaves out the whole file.
  ///
  /// - Parameter reason: The message of the compiler that no smaller cut answers.
  /// - Returns: Whether it was not left out before.
  fileprivate mutating func leaveOut(because reason: String) -> Bool {
    let whole = SourceEdit(0..<source.prepared.count, "")
    guard tried.insert(whole).inserted else { return false }
    cuts = [Cut(rule: "file", edit: whole, subject: "the whole file", line: 1, reason: reason)]
    return true
  }
}

extension Range {
  /// Returns whether another range lies in this one.
  fileprivate func contains(_ other: Range) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension CutContext {
  /// Returns the name that the message calls missing, if a declaration can stand for it.
  ///
  /// - Parameter known: The names that are known to be missing.
  /// - Returns: The name; `nil` for another message, and for an attribute, a protocol, an extended
  ///   type and a view, which are left out.
  fileprivate func missingName(besides known: MissingTypes) -> MissingName? {
    missingMember ?? missingType(besides: known).map { .type($0) }
  }

  /// The static member of a framework's type that the message calls missing; `nil` for another
  /// message.
  private var missingMember: MissingName? {
    guard message.hasPrefix("type '"), message.contains("' has no member '"), quoted.count == 2,
      let type = quoted.first?.filter({ $0 != "?" }), MissingTypes.extensible.contains(type),
      let access = nearest(MemberAccessExprSyntax.self), access.declName.baseName.text == quoted[1],
      !(access.parent?.is(FunctionCallExprSyntax.self) ?? false)
    else { return nil }
    let isNamespace = access.parent?.is(MemberAccessExprSyntax.self) ?? false
    return .member(quoted[1], of: type, isNamespace: isNamespace)
  }

  /// Returns the names of a type that the message calls missing, from the outermost type on.
  ///
  /// The result is `nil` for another message, and for a type whose use is left out instead.
  private func missingType(besides known: MissingTypes) -> [String]? {
    guard let name = quoted.first,
      !["Self", "View"].contains(name) || message.contains("member type"),
      name.first?.isLetter ?? false,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    if message.hasPrefix("cannot find type '") {
      let isLeftOut = ancestors(upTo: {
        $0.is(CodeBlockSyntax.self) || $0.is(MemberBlockSyntax.self)
      })
      .contains { node in
        node.is(AttributeSyntax.self) || node.is(InheritedTypeSyntax.self)
          || (node.as(ExtensionDeclSyntax.self)?.extendedType.offsets.contains(
            token.offsets.lowerBound
          ) ?? false)
      }
      return isLeftOut ? nil : [name]
    }
    if message.contains("is not a member type of class '"), let owner = quoted.dropFirst().first {
      // The owner is qualified by its module.
      let path = owner.split(separator: ".").map(String.init)
      let own = path.first == "MissingTypes" ? Array(path.dropFirst()) : path
      guard let first = own.first, known.names.contains(first) else { return nil }
      return own + [name]
    }
    guard message.hasPrefix("cannot find '"), name.first?.isUppercase ?? false else { return nil }
    // A view becomes a placeholder.
    let isCalled = token.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
    let isArgument = nearest(LabeledExprSyntax.self) != nil
    return isCalled && !isArgument && ViewContext.contains(Syntax(token)) ? nil : [name]
  }
}
