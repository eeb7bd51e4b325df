internal import CollectionLayout
internal import EngineKit
internal import SpecFormat
internal import ViewLayout

/// Runs scripts on this project's own snapshots.
enum ScriptPlay {
  /// Runs a script.
  ///
  /// - Throws: ``Unsupported`` for a call that nobody knows.
  static func answers(to request: ScriptRequest) throws -> [ScriptCallAnswer] {
    let start = request.start
    return switch request.form {
    case .snapshot: try answers(to: request, calling: ScriptedSections(start))
    case .sectionSnapshot: try answers(to: request, calling: ScriptedTree(start))
    }
  }

  private static func answers(
    to request: ScriptRequest,
    calling snapshot: some ScriptedSnapshot
  ) throws -> [ScriptCallAnswer] {
    var snapshot = snapshot
    return try request.calls.map { call in
      guard let form = ScriptForm(rawValue: request.form.rawValue),
        let known = ScriptCall(call.text, form: form)
      else { throw Unsupported("there is no call '\(call.text)'") }
      let step = ScriptedCall(
        line: call.line,
        call: known,
        includesParent: call.includesParent ?? false
      )
      let (value, issues) = IssueCollector.collecting {
        snapshot.perform(step, file: request.file)
      }
      return ScriptCallAnswer(
        refusal: issues.first.map {
          LayoutIssue(kind: $0.kind.name, place: "\($0.place)", message: $0.message)
        },
        value: value.map { ScriptCallAnswer.Value($0) },
        state: snapshot.state
      )
    }
  }
}

/// A call of a script on its way to a snapshot.
struct ScriptedCall {
  /// The line in the file, from 1.
  var line: Int
  var call: ScriptCall
  /// Whether a snapshot of an item's children is to have the item itself in it.
  var includesParent: Bool
}

/// A snapshot that scripts call.
protocol ScriptedSnapshot {
  /// Its content, as a script's line tells it.
  var state: SnapshotContent { get }

  /// Makes a snapshot that holds a state of its form.
  init(_ state: SnapshotContent)

  /// Calls the snapshot; what is wrong with the call is reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The call.
  ///   - file: The Markdown file, which issues name.
  /// - Returns: What the call returns; `nil` for nothing.
  mutating func perform(_ line: ScriptedCall, file: String) -> ScriptValue?
}
