internal import CollectionLayout
internal import EngineKit
internal import LayoutValues
internal import ViewLayout

/// Runs scripts on Plumb's own snapshots.
enum ScriptRunner {
  /// Runs a script and returns the result of each call.
  ///
  /// - Throws: ``Unsupported`` for an unknown call.
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
      guard let known = call.call, known.verb.form == request.form else {
        throw Unsupported("there is no call '\(call.text)'")
      }
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
        value: value,
        state: snapshot.state
      )
    }
  }
}

/// A call of a script with its position.
struct ScriptedCall {
  /// The line in the file, from 1.
  var line: Int
  var call: ScriptCall
  /// Whether the snapshot that `snapshotOf` returns contains the item itself as its root.
  var includesParent: Bool
}

/// A snapshot on which scripts perform calls.
protocol ScriptedSnapshot {
  /// The content of the snapshot, as a line of a script states it.
  var state: SnapshotContent { get }

  /// Creates a snapshot with the given content.
  init(_ state: SnapshotContent)

  /// Performs a call; a mistake in the call is reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The call.
  ///   - file: The Markdown file, which appears in issues.
  /// - Returns: The value that the call returns; `nil` if it returns none.
  mutating func perform(_ line: ScriptedCall, file: String) -> ScriptCallAnswer.Value?
}

extension ScriptCallAnswer.Value {
  static func count(_ count: Int) -> Self { Self(count: count) }

  static func names(_ names: [String]) -> Self { Self(names: names) }

  static func name(_ name: String?) -> Self {
    Self(names: [name].compactMap(\.self), isOptional: true)
  }

  static func tree(_ items: [SnapshotItem]) -> Self { Self(items: items) }
}
