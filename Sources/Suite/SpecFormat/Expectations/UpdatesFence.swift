/// An `updates` block, which states the batch updates of the last `apply`, in order.
package struct UpdatesFence: Equatable {
  package var lines: [UpdateLine]

  package init(_ lines: [UpdateLine]) { self.lines = lines }
}

extension UpdatesFence: ExpectationFence {
  package static let name = "updates"

  package init(_ input: inout FenceInput) {
    let isAlone = input.lines.count == 1
    lines = input.lines { source, diagnostics in
      guard let words = source.words(reportingTo: &diagnostics) else { return nil }
      if words[...].isEmptyState {
        guard isAlone else {
          diagnostics.report(.emptyStateNotAlone, line: source.line, column: source.column)
          return nil
        }
        return UpdateLine(line: source.line, update: nil)
      }
      return Self.update(words[...], line: source.line, reportingTo: &diagnostics).map {
        UpdateLine(line: source.line, update: $0)
      }
    }
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { ReportedLine($0.update ?? "-") }
    guard let updates = scene.updates else {
      return .impossible("a data source", "none", at: line, expected: expected)
    }
    return Comparison(
      mismatches: mismatches(lines.filter { $0.update != nil }, updates, at: line),
      expected: expected,
      actual: (updates.isEmpty ? ["-"] : updates).map { ReportedLine($0) }
    )
  }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard let updates = scene.updates else { return nil }
    guard !updates.isEmpty else { return [.written(depth: 0, name: "-", cells: [])] }
    let unchanged = pairs(lines, updates)
    return updates.indices.map { index in
      unchanged[index].map { .kept(line: lines[$0].line) }
        ?? .written(depth: 0, name: updates[index], cells: [])
    }
  }
}

extension UpdatesFence {
  /// Parses an update; `nil` after reporting a mistake.
  private static func update(
    _ words: ArraySlice<Word>,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> String? {
    guard let first = words.first else { return nil }
    guard let action = UpdateAction(rawValue: first.written) else {
      let nearest = NearestName.of(first.written, among: UpdateAction.allCases.map(\.rawValue))
      diagnostics.report(
        .updateUnknown(first.written, nearest: nearest),
        line: line,
        column: first.column
      )
      return nil
    }
    let isMove = action == .move
    guard words.count == (isMove ? 5 : 3), let role = words.dropFirst().first,
      let part = UpdatePart(rawValue: role.written), action.takes(part),
      !isMove || words.dropFirst(3).first?.isPlain("->") == true
    else {
      diagnostics.report(
        .updateInvalid(usage: action.usage),
        line: line,
        column: first.column
      )
      return nil
    }
    let places = [words.dropFirst(2).first, isMove ? words.last : nil].compactMap(\.self)
    let wrong = places.filter { part.place(of: $0) == nil }
    for word in wrong {
      let mistake: SpecMistake =
        part == .section ? .sectionInvalid(word.written) : .placeInvalid(word.written)
      diagnostics.report(mistake, line: line, column: word.column)
    }
    guard wrong.isEmpty else { return nil }
    let ends = places.compactMap { part.place(of: $0) }.joined(separator: " -> ")
    return "\(action.rawValue) \(part.rawValue) \(ends)"
  }
}

extension UpdatesFence {
  /// Returns the indices of lines that equal an update in a longest common sequence, by the index
  /// of the update.
  private func pairs(_ lines: [UpdateLine], _ updates: [String]) -> [Int: Int] {
    let common = CommonElements(old: lines.map { $0.update ?? "" }, new: updates)
    return Dictionary(uniqueKeysWithValues: common.pairs.map { ($0.new, $0.old) })
  }

  /// Returns the mismatches between the lines and the updates that are not in the common sequence.
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

/// One line of an `updates` block: `move item 0.1 -> 0.4`.
package struct UpdateLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The update with single blanks between words; `nil` for `-`, which states that there is none.
  package var update: String?
}

extension UpdatePart {
  /// Returns the index or index path in its normal form; `nil` for another word.
  func place(of word: Word) -> String? {
    switch self {
    case .section: word.index.map { "\($0)" }
    case .item: word.place.map { "\($0.section).\($0.item)" }
    }
  }
}
