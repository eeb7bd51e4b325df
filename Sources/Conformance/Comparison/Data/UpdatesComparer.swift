internal import SpecFormat

/// Compares `updates` blocks: the batch updates of the last `apply`, in order.
struct UpdatesComparer: ExpectationComparer {
  var kind: ExpectationKind { .updates }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .updates([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .updates(let lines) = expectation.content else { return nil }
    let expected = lines.map { $0.update ?? "-" }.joined(separator: "\n")
    guard let updates = observation.layout.lastUpdates else {
      return .impossible("a data source", "none", at: expectation.line, expected: expected)
    }
    return Comparison(
      mismatches: mismatches(lines.filter { $0.update != nil }, updates, at: expectation.line),
      expected: expected,
      actual: updates.isEmpty ? "-" : updates.joined(separator: "\n")
    )
  }

  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .updates(let lines) = expectation.content,
      let updates = observation.layout.lastUpdates
    else { return nil }
    guard !updates.isEmpty else { return [.written(depth: 0, name: "-", cells: [])] }
    let kept = pairs(lines, updates)
    return updates.indices.map { index in
      kept[index].map { .kept(line: lines[$0].line) }
        ?? .written(depth: 0, name: updates[index], cells: [])
    }
  }
}

extension UpdatesComparer {
  /// The lines that are the same on both sides, in order, by the places of the updates.
  private func pairs(_ lines: [UpdateLine], _ updates: [String]) -> [Int: Int] {
    let difference = updates.map { $0 }.difference(from: lines.map { $0.update ?? "" })
    var gone = Set<Int>()
    var new = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    let kept = zip(
      updates.indices.filter { !new.contains($0) },
      lines.indices.filter { !gone.contains($0) }
    )
    return Dictionary(kept.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The mismatches of lines that differ: between two pairs of equal ones, line by line.
  private func mismatches(
    _ lines: [UpdateLine],
    _ updates: [String],
    at fence: Int
  ) -> [Mismatch] {
    let pairs = pairs(lines, updates).sorted { $0.key < $1.key } + [(updates.count, lines.count)]
    var mismatches: [Mismatch] = []
    var (update, line) = (0, 0)
    for (nextUpdate, nextLine) in pairs {
      let left = lines[line..<nextLine]
      let right = updates[update..<nextUpdate]
      for offset in 0..<max(left.count, right.count) {
        let expected = left.dropFirst(offset).first
        let place = expected ?? left.last ?? lines[..<nextLine].last
        mismatches.append(
          Mismatch(
            line: place?.line ?? fence,
            subject: "updates",
            expected: expected?.update ?? "no further update",
            actual: right.dropFirst(offset).first ?? "no such update"
          )
        )
      }
      (update, line) = (nextUpdate + 1, nextLine + 1)
    }
    return mismatches
  }
}
