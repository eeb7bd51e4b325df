internal import CollectionLayout
internal import EngineKit
internal import SpecFormat
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

/// A call of a script with its position.
struct ScriptedCall {
  /// The line in the file, from 1.
  var line: Int
  var call: ScriptCall
  /// Whether `snapshotOf` includes the item itself as the root of its children.
  var includesParent: Bool
}

/// A snapshot on which scripts perform calls.
protocol ScriptedSnapshot {
  /// The content of the snapshot, in the form that a script's line states.
  var state: SnapshotContent { get }

  /// Creates a snapshot with the given content.
  init(_ state: SnapshotContent)

  /// Performs a call; a mistake in the call is reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The call.
  ///   - file: The Markdown file, which appears in issues.
  /// - Returns: The value that the call returns; `nil` if it returns none.
  mutating func perform(_ line: ScriptedCall, file: String) -> ScriptValue?
}

// Conversions between scripts of the spec format and of the engine protocol.

extension ScriptSpec {
  /// Returns the request to run the script, without the expected results.
  func request(of id: String, in file: String) -> ScriptRequest {
    ScriptRequest(
      scenario: id,
      file: file,
      form: form == .snapshot ? .snapshot : .sectionSnapshot,
      start: start,
      calls: lines.map { line in
        ScriptRequest.Call(
          line: line.line,
          text: line.callText,
          includesParent: line.includesParent
        )
      }
    )
  }

  /// Combines the calls of the script with the engine's answers, one for each call.
  func steps(_ answers: [ScriptCallAnswer]) -> [ScriptCallResult] {
    var state = start
    return zip(lines, answers).map { line, answer in
      let before = state
      state = answer.state
      return ScriptCallResult(
        line: line,
        value: answer.value.flatMap { ScriptValue($0) },
        refusal: answer.refusal,
        stateBefore: before,
        state: state
      )
    }
  }
}

extension ScriptLine {
  /// Whether `snapshotOf` includes the parent: its expected value then begins with the parent's
  /// name.
  fileprivate var includesParent: Bool {
    guard case .tree(let items) = value else { return false }
    return items.first?.name == call.name
  }
}

extension ScriptValue {
  /// Creates a value from an answer; `nil` if the answer has no member.
  fileprivate init?(_ value: ScriptCallAnswer.Value) {
    if let count = value.count {
      self = .count(count)
    } else if let items = value.items {
      self = .tree(items)
    } else if let names = value.names {
      self = value.isOptional ?? false ? .name(names.first) : .names(names)
    } else {
      return nil
    }
  }
}

extension ScriptCallAnswer.Value {
  init(_ value: ScriptValue) {
    switch value {
    case .count(let count): self.init(count: count)
    case .names(let names): self.init(names: names)
    case .name(let name): self.init(names: [name].compactMap(\.self), isOptional: true)
    case .tree(let items): self.init(items: items)
    }
  }
}
