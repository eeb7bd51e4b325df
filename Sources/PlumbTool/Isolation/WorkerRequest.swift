internal import Foundation
internal import SpecFormat

/// What a worker is asked to do, in a file of JSON: all that it needs to know of specs, which may
/// change on disk meanwhile.
struct WorkerRequest: Codable {
  /// A spec as the run has read it.
  struct Spec: Codable {
    var file: String
    var name: String
    var text: String
    /// The system whose numbers count; `nil` for the newest of those that a scene has numbers of.
    var system: SystemVersion?
    /// The scenarios that are wanted of it, in order.
    var ids: [String]

    /// The spec, read as the run has read it.
    var document: SpecDocument {
      SpecParser.parse(bytes: Array(text.utf8), file: file, name: name).document
        .held(to: system)
    }
  }

  /// The specs, each with some scenarios.
  var specs: [Spec]
  /// The absolute paths of libraries of scenes, which count before what is compiled in.
  var libraries: [String]
  /// How long each may take, in seconds.
  var timeLimit: Double
  var wishes: RunWishes
}

extension WorkerRequest {
  /// The request for scenarios.
  init(
    for scenarios: some Collection<SelectedScenario>,
    libraries: [String: String],
    timeLimit: Double,
    wishes: RunWishes
  ) {
    specs = []
    for selected in scenarios {
      let document = selected.document
      if specs.last?.file != document.file {
        let text = String(decoding: document.markdown.fileBytes, as: UTF8.self)
        specs.append(
          Spec(
            file: document.file,
            name: document.name,
            text: text,
            system: document.heldSystem,
            ids: []
          )
        )
      }
      specs[specs.count - 1].ids.append(selected.scenario.id)
    }
    self.libraries = Set(scenarios.compactMap { libraries[$0.scenario.id] }).sorted()
    self.timeLimit = timeLimit
    self.wishes = wishes
  }

  /// Reads a request; `nil` where the file has none.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let request = try? JSONDecoder().decode(WorkerRequest.self, from: data)
    else { return nil }
    self = request
  }

  /// Writes the request.
  ///
  /// - Returns: The path of a file of its own.
  func written() throws(ToolError) -> String {
    let path = NSTemporaryDirectory() + "plumb-\(UUID().uuidString).json"
    do {
      try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .fileNotWritten(path, reason: error.localizedDescription)
    }
    return path
  }
}

/// The words with which the tool runs itself as a worker: the command, and the file of a request.
enum WorkerArguments {
  static let command = "run-scenarios"
}
