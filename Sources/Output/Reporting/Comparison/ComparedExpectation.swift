internal import Conformance
internal import SpecFormat

/// An expectation in two reports, or in only one of them.
struct ComparedExpectation {
  /// An expectation of one report.
  struct Entry {
    var id: String
    var file: String
    /// The index of the expectation among its scenario's blocks of the same kind, from 0.
    var place: Int
    var result: ExpectationResult
  }

  var base: Entry?
  var head: Entry?
  /// Whether the newer report lacks the expectation because its spec is malformed there.
  var isMalformed = false
}

extension ComparedExpectation {
  /// The properties that identify an expectation in a report.
  private struct Key: Hashable {
    var id: String
    var block: String
    var place: Int

    init(_ entry: Entry) {
      id = entry.id
      block = entry.result.block
      place = entry.place
    }
  }

  /// The properties that do not change if a heading is renamed, or a clause moves to another file.
  private struct Content: Hashable {
    /// The path of the file, or the heading's anchor.
    var home: String
    var block: String
    var expected: String
    var evidence: String

    init?(_ entry: Entry, home: String) {
      guard !entry.result.expected.isEmpty else { return nil }
      self.home = home
      block = entry.result.block
      expected = entry.result.expected
      evidence = entry.result.evidenceName
    }
  }

  /// Pairs the expectations of two reports.
  ///
  /// An expectation is identified by its scenario's id, the kind of its block, and its index among
  /// the blocks of that kind. An expectation that is missing from the newer report is paired with a
  /// new one of the same content and evidence, in the same file or under the same heading of
  /// another file.
  ///
  /// - Parameters:
  ///   - base: The older report.
  ///   - head: The newer report.
  ///   - renamed: The new ids of scenarios, by their ids in the older report.
  /// - Returns: The expectations of the newer report in its order, then those of the older report
  ///   alone.
  static func pairs(
    from base: ConformanceReport,
    to head: ConformanceReport,
    renamed: [String: String] = [:]
  ) -> [ComparedExpectation] {
    let before = entries(base).map { entry in
      var entry = entry
      entry.id = renamed[entry.id] ?? entry.id
      return entry
    }
    var gone = Dictionary(before.map { (Key($0), $0) }, uniquingKeysWith: { $1 })
    var pairs = entries(head).map { entry in
      ComparedExpectation(base: gone.removeValue(forKey: Key(entry)), head: entry)
    }
    var left = before.filter { gone[Key($0)] != nil }
    for home in [\Entry.file, \Entry.anchor] { match(&left, with: &pairs, by: home) }
    let malformed = Set(head.malformedFiles.map(\.file))
    return pairs
      + left.map { ComparedExpectation(base: $0, isMalformed: malformed.contains($0.file)) }
  }

  /// Pairs unmatched new expectations with missing ones of the same content.
  private static func match(
    _ gone: inout [Entry],
    with pairs: inout [ComparedExpectation],
    by home: KeyPath<Entry, String>
  ) {
    var waiting: [Content: [Int]] = [:]
    for (index, entry) in gone.enumerated().reversed() {
      guard let content = Content(entry, home: entry[keyPath: home]) else { continue }
      waiting[content, default: []].append(index)
    }
    var matched: Set<Int> = []
    for index in pairs.indices where pairs[index].base == nil {
      guard let entry = pairs[index].head,
        let content = Content(entry, home: entry[keyPath: home]),
        let former = waiting[content]?.popLast()
      else { continue }
      pairs[index].base = gone[former]
      matched.insert(former)
    }
    gone = gone.enumerated().filter { !matched.contains($0.offset) }.map(\.element)
  }

  private static func entries(_ report: ConformanceReport) -> [Entry] {
    report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        var places: [String: Int] = [:]
        return scenario.results.map { result in
          let place = places[result.block, default: 0]
          places[result.block] = place + 1
          return Entry(id: scenario.id, file: spec.file, place: place, result: result)
        }
      }
    }
  }
}

extension ComparedExpectation.Entry {
  /// The part of the id from the `#`.
  fileprivate var anchor: String { "#" + ScenarioID(id).slug }
}

extension ComparedExpectation {
  /// All changes of the expectation; empty if nothing changed.
  var changes: [ExpectationChange] {
    guard let head else { return base.map { [removal(of: $0)] } ?? [] }
    guard let base else {
      let kind: ChangeKind = head.result.verdict.failsTheRun ? .newlyFailing : .new
      return [ExpectationChange(kind: kind, id: head.id, file: head.file, head: head.result)]
    }
    let kinds = ExpectationChange.kinds(from: base.result, to: head.result)
    return (kinds + (base.id == head.id ? [] : [.renamed])).map { kind in
      ExpectationChange(
        kind: kind,
        id: head.id,
        formerID: base.id,
        file: head.file,
        base: base.result,
        head: head.result
      )
    }
  }

  /// Returns the change for an expectation that is missing from the newer report.
  ///
  /// It counts as lost evidence only if the expectation passed and its evidence does not come from
  /// the engine itself. An expectation of a malformed spec is not reported as removed, because it
  /// may fail once the spec can be read again.
  private func removal(of entry: Entry) -> ExpectationChange {
    let isLoss = entry.result.verdict == .passed && entry.result.evidence.isFromElsewhere
    return ExpectationChange(
      kind: isMalformed ? .malformed : isLoss ? .evidenceLost : .removed,
      id: entry.id,
      file: entry.file,
      base: entry.result
    )
  }
}
