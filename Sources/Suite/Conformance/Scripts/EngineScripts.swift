internal import EngineKit
internal import SpecFormat

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
  func steps(_ answers: [ScriptCallAnswer]) -> [ScriptStep] {
    var state = start
    return zip(lines, answers).map { line, answer in
      let before = state
      state = answer.state
      return ScriptStep(
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
