/// The tree of groups of an Xcode project.
struct XcodeGroups {
  /// The maximum length of a path in bytes, which groups inside of each other could exceed.
  private static let pathLimit = 4096

  let objects: [String: XcodeProject.Object]
  /// The absolute path that `SOURCE_ROOT` stands for.
  let folder: String

  /// The absolute paths of a group, and of all files and groups in it, by their identifiers.
  ///
  /// Files of an SDK or of the folder of products have none.
  func paths(below group: String) -> [String: String] {
    var paths: [String: String] = [:]
    var pending = [(identifier: group, parent: folder)]
    while let (identifier, parent) = pending.popLast() {
      guard paths[identifier] == nil, let object = objects[identifier],
        let path = path(of: object, in: parent)
      else { continue }
      paths[identifier] = path
      pending += object.list("children").map { ($0, path) }
    }
    return paths
  }

  private func path(of object: XcodeProject.Object, in parent: String) -> String? {
    let path = object.text("path")
    guard path.utf8.count + parent.utf8.count < Self.pathLimit else { return nil }
    return switch object.text("sourceTree") {
    case "<group>": parent.appending(path)
    case "SOURCE_ROOT": folder.appending(path)
    case "<absolute>": "/\(path)".normalizedPath
    default: nil
    }
  }
}

/// The groups of a target whose files are those of a folder, with exceptions.
struct SynchronizedGroups {
  /// A folder, and the files in it that are removed from a target, or added to it.
  private struct Group {
    var folder: String
    var exceptions: [String]
    /// Whether the target has all files but the exceptions, and not only these.
    var isOwn: Bool
  }

  private var groups: [Group] = []
  private let index: FileIndex

  init(of target: XcodeProject.Object, identifier: String, project: XcodeProject) {
    index = project.index
    let own = target.list("fileSystemSynchronizedGroups")
    for group in project.synchronizedGroups {
      guard let folder = project.paths[group], let object = project.objects[group] else { continue }
      let sets = object.list("exceptions").compactMap { project.objects[$0] }
        .filter { $0.text("target") == identifier }
      let exceptions = sets.flatMap { set -> [String] in
        let filters = set["platformFiltersByRelativePath"] as? [String: [String]] ?? [:]
        let unavailable = filters.filter { !$0.value.contains("ios") }.keys
        return set.list("membershipExceptions") + unavailable
      }
      let isOwn = own.contains(group)
      guard isOwn || !exceptions.isEmpty else { continue }
      groups.append(
        Group(folder: folder, exceptions: exceptions.map { "\(folder)/\($0)" }, isOwn: isOwn)
      )
    }
  }
}

extension SynchronizedGroups {
  var swiftFiles: [String] { items(in: index.swiftFiles, areMembers: true) }

  var resources: [String] { items(in: index.resources, areMembers: true) }

  /// The files in the target's own folders that are removed from it.
  var excludedFiles: [String] { items(in: index.swiftFiles, areMembers: false) }

  private func items(in list: (String) -> [String], areMembers: Bool) -> [String] {
    groups.filter { $0.isOwn || areMembers }.flatMap { group in
      list(group.folder).filter { item in
        group.exceptions.contains { item.isInside($0) } != (group.isOwn == areMembers)
      }
    }
  }
}
