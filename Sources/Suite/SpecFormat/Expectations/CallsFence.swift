/// A `calls` block, which states how often functions ran since the scene's first layout.
package struct CallsFence: Equatable {
  package var lines: [CallLine]

  package init(_ lines: [CallLine]) { self.lines = lines }
}

extension CallsFence: ExpectationFence {
  package static let name = "calls"

  package init(_ input: inout FenceInput) {
    lines = CallLine.lines(of: &input, form: "name count, name <= count or name >= count")
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let counts = scene.counts
    let names = NearestNames(counts.keys)
    return Comparison(
      mismatches: lines.compactMap { mismatch($0, counts: counts, hints: names) },
      expected: lines.map { ReportedLine($0.name, $0.relation.values($0.count)) },
      actual: lines.map { ReportedLine($0.name, [.number(Double(counts[$0.name, default: 0]))]) }
    )
  }

  /// Replaces a bound that does not hold by the actual count; a block without lines lists all
  /// counts.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    let counts = scene.counts
    guard !lines.isEmpty else {
      return counts.sorted { $0.key < $1.key }.map { name, count in
        .written(depth: 0, name: "\(QuotedText.word(name)) \(count)", cells: [])
      }
    }
    return lines.map { line in
      let count = counts[line.name, default: 0]
      guard !line.relation.holds(count, line.count) else { return .kept(line: line.line) }
      let bound = line.relation.text(count)
      return .changed(line: line.line, name: "\(QuotedText.word(line.name)) \(bound)", cells: [])
    }
  }

  private func mismatch(
    _ line: CallLine,
    counts: [String: Int],
    hints: NearestNames
  ) -> Mismatch? {
    let count = counts[line.name, default: 0]
    guard !line.relation.holds(count, line.count) else { return nil }
    let nearest = counts[line.name] == nil ? hints.nearest(to: line.name) : nil
    return Mismatch(
      line: line.line,
      name: line.name,
      expected: .words(line.relation.text(line.count)),
      actual: nearest.map { .words("\(count); did you mean '\($0)'?") } ?? .number(Double(count)),
      difference: MismatchDifference([(Double(line.count), Double(count))])
    )
  }
}
