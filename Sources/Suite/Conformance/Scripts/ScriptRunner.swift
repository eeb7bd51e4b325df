internal import CollectionLayout
internal import EngineKit
internal import SpecFormat
internal import ViewLayout

/// Runs scripts on this project's own snapshots.
enum ScriptRunner {
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

// Scripts as the spec format reads them, and as the protocol transmits them.

extension ScriptSpec {
  /// The request to run it, without what is expected.
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

  /// Its calls with their outcomes, as many as it has calls.
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
  /// Whether `snapshotOf` is to have the parent in it: its value has it as the only root, where
  /// no child can be.
  fileprivate var includesParent: Bool {
    guard case .tree(let items) = value else { return false }
    return items.first?.name == call.name
  }
}

extension ScriptValue {
  /// `nil` for a value without a member.
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
