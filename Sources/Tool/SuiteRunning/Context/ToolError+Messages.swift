package import Reporting
internal import SpecFormat

extension ToolError {
  /// The messages that replace the JSON output of a command; never empty.
  package var messages: [JSONMessage] {
    switch self {
    case .several(let errors):
      errors.flatMap(\.messages)
    case .malformedSpecs(let diagnostics):
      diagnostics.map { JSONMessage($0) }
    case .pathsMissing(let paths):
      paths.map { path in
        let nearest = [NearestPath.of(path)].compactMap(\.self)
        return message(ToolError.pathsMissing([path]).words, file: path, suggestions: nearest)
      }
    case .scenarioNotExplained(let id, _, let messages):
      [message(words, id: id)] + messages
    case .noSpec(let path), .fileNotWritten(let path, _), .specChanged(let path),
      .blockNotWritten(let path, _), .specNotFixed(let path, _), .notBelowSpecs(let path, _),
      .fileExists(let path),
      .reportMalformed(let path, _), .reportPartial(let path), .imageUnusable(let path, _):
      [message(words, file: path)]
    case .filterMatchesNothing(_, let nearest), .scenarioMissing(_, let nearest):
      [message(words, suggestions: [nearest].compactMap(\.self))]
    case .identifierAmbiguous(_, let candidates), .nodeMissing(_, let candidates, _):
      [message(words, suggestions: candidates)]
    case .profileMissing(let name, let known):
      [message(words, suggestions: NearestName.of(name, among: known).map { [$0] } ?? known)]
    case .workerFailed, .engineUnusable, .profileSelectsNothing, .lineFileMalformed,
      .recordingMalformed, .mutantsMalformed, .titleUnusable,
      .packageUnusable,
      .packageNotBuilt,
      .notInstalled,
      .terminalMissing, .acceptanceUnwatched, .shardVariables, .reportsNotMerged, .nothingFailed,
      .nothingChanged, .noPreviewChanged, .noCode,
      .changesUnknown, .portUnusable, .cancelled:
      [message(words)]
    }
  }

  /// The stable code of the error, by which programs distinguish errors.
  package var code: String {
    switch self {
    case .several(let errors): errors.first?.code ?? ""
    case .pathsMissing: "path-missing"
    case .malformedSpecs: "spec-malformed"
    case .noSpec: "spec-missing"
    case .filterMatchesNothing: "filter-matches-nothing"
    case .scenarioMissing: "name-unknown"
    case .nothingFailed: "nothing-failed"
    case .nothingChanged, .noPreviewChanged: "nothing-changed"
    case .noCode: "code-missing"
    case .changesUnknown: "changes-unknown"
    case .fileNotWritten: "file-not-written"
    case .workerFailed: "worker-failed"
    case .profileMissing: "profile-missing"
    case .profileSelectsNothing: "profile-selects-nothing"
    case .lineFileMalformed: "line-file-malformed"
    case .engineUnusable: "engine-unusable"
    case .recordingMalformed: "recording-malformed"
    case .mutantsMalformed: "mutants-malformed"
    case .specChanged: "spec-changed"
    case .blockNotWritten: "block-not-written"
    case .specNotFixed: "spec-not-mended"
    case .notBelowSpecs: "path-not-below-specs"
    case .fileExists: "file-exists"
    case .titleUnusable: "title-unusable"
    case .identifierAmbiguous: "id-ambiguous"
    case .scenarioNotExplained: "scenario-not-explained"
    case .imageUnusable: "image-unusable"
    case .nodeMissing: "node-missing"
    case .packageUnusable: "package-unusable"
    case .packageNotBuilt: "package-not-built"
    case .notInstalled: "not-installed"
    case .portUnusable: "port-unusable"
    case .cancelled: "run-given-up"
    case .terminalMissing: "terminal-missing"
    case .acceptanceUnwatched: "acceptance-unwatched"
    case .shardVariables: "shard-variables-invalid"
    case .reportMalformed: "report-malformed"
    case .reportPartial: "report-partial"
    case .reportsNotMerged: "reports-not-merged"
    }
  }

  /// The description without the prefix `error: `.
  private var words: String {
    let prefix = "error: "
    return description.hasPrefix(prefix) ? String(description.dropFirst(prefix.count)) : description
  }

  private func message(
    _ text: String,
    id: String? = nil,
    file: String? = nil,
    suggestions: [String] = []
  ) -> JSONMessage {
    JSONMessage(code: code, id: id, file: file, message: text, suggestions: suggestions)
  }
}
