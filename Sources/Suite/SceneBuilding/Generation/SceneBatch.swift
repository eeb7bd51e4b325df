internal import SpecFormat

/// Specs that are compiled together, as one Swift module with one object file for each spec.
///
/// The compiler loads the engine's modules once for all of them, which takes most of the time of a
/// spec that is compiled alone. Specs can share a module if their code has the same meaning in it:
/// no two files declare the same name, and all of them import the same modules, because a Swift 5
/// file sees the members of every module that any file of its module imports.
package struct SceneBatch: Sendable {
  /// A spec with the files that it is compiled from, which are expensive to generate.
  private struct Member {
    let module: SceneModule
    let files: [GeneratedFile]
  }

  /// The specs, in the order in which they were added; never empty.
  package private(set) var modules: [SceneModule]
  /// The contents of the batch's files, by name.
  private var files: [String: String] = [:]
  /// The file that declares each name for other files.
  private var declarations: [String: String] = [:]

  /// Creates a batch of one spec.
  private init(_ member: Member) {
    modules = []
    append(member)
  }
}

extension SceneBatch {
  /// Divides specs into batches.
  ///
  /// Adjacent specs are in the same batch if possible, so that a process that runs adjacent specs
  /// loads few libraries of other ones.
  ///
  /// - Parameters:
  ///   - modules: The specs.
  ///   - size: The maximum number of specs in a batch, from 1.
  /// - Returns: Batches that contain each spec once.
  /// - Complexity: O(*n* *b*) for *n* specs, if at most *b* batches are incomplete at the same
  ///   time.
  package static func batches(of modules: [SceneModule], size: Int) -> [SceneBatch] {
    var full: [SceneBatch] = []
    var open: [SceneBatch] = []
    for module in modules {
      let member = Member(module: module, files: module.files())
      let index = open.firstIndex { $0.admits(member) } ?? open.endIndex
      if index < open.endIndex {
        open[index].append(member)
      } else {
        open.append(SceneBatch(member))
      }
      if open[index].modules.count >= size { full.append(open.remove(at: index)) }
    }
    return full + open
  }

  /// The name of the Swift module.
  package var name: String {
    modules.count == 1 ? modules[0].name : GeneratedNames.batch(of: modules.map(\.name))
  }

  /// Returns whether a spec's code has the same meaning in this batch as alone.
  private func admits(_ member: Member) -> Bool {
    let (module, first) = (member.module, modules[0])
    return module.imports == first.imports && module.swiftFiles == first.swiftFiles
      && member.files.allSatisfy { files[$0.name] == nil || files[$0.name] == $0.contents }
      && module.declarations.allSatisfy { file, names in
        names.allSatisfy { declarations[$0] == nil || declarations[$0] == file }
      }
  }

  private mutating func append(_ member: Member) {
    modules.append(member.module)
    for file in member.files { files[file.name] = file.contents }
    for (file, names) in member.module.declarations {
      for name in names { declarations[name] = file }
    }
  }
}

extension SceneModule {
  /// The names that each of the module's files may declare for others, by the file's generated
  /// name.
  fileprivate var declarations: [(file: String, names: Set<String>)] {
    let own = GeneratedNames(of: document.name).file
    return [(own, declared)] + shared.map { ($0.generated.name, $0.declared) }
  }

  /// The suite's Swift files that the module is compiled with; they may import any module.
  fileprivate var swiftFiles: [String] { shared.filter(\.isSwiftFile).map(\.file) }
}
