/// A `laws` block, whose laws must hold for the current proposal and for generated ones.
package struct LawsFence: Equatable {
  package var lines: [LawLine]

  package init(_ lines: [LawLine]) { self.lines = lines }
}

extension LawsFence: ExpectationFence {
  package static let name = "laws"

  package init(_ input: inout FenceInput) {
    lines = input.lines { source, diagnostics in
      let name = source.text.trimmed
      if let law = LawName(rawValue: name) { return LawLine(line: source.line, law: law) }
      let names = LawName.allCases.map(\.rawValue)
      let mistake: SpecMistake =
        name.contains(where: \.isWhitespace)
        ? .lineInvalid("one law")
        : .lawUnknown(name, nearest: NearestName.of(name, among: names))
      diagnostics.report(mistake, line: source.line, column: source.column)
      return nil
    }
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { ReportedLine($0.law.rawValue, [.words("holds")]) }
    guard let breaches = scene.breaches(of: lines.map(\.law)) else {
      return .impossible("a scene to lay out", "none", at: line, expected: expected)
    }
    let results = zip(lines, breaches)
    return Comparison(
      mismatches: results.compactMap { line, breach in
        breach.map {
          Mismatch(line: line.line, subject: line.law.rawValue, expected: "holds", actual: $0)
        }
      },
      expected: expected,
      actual: results.map { ReportedLine($0.law.rawValue, [.words($1 ?? "holds")]) }
    )
  }

  package static func text(of line: ReportedLine) -> String { line.text(naming: ": ") }

  package static let requirement: String? = "a law is a requirement, which no result replaces"

  package func leftOut(for scene: any ObservedScene) -> [String] {
    guard lines.isEmpty, let breaches = scene.breaches(of: LawName.allCases) else { return [] }
    return zip(LawName.allCases, breaches).compactMap { law, breach in
      breach.map { "\(law.rawValue): \($0)" }
    }
  }

  /// Lists every law that holds for a block without lines; a broken law cannot be accepted.
  ///
  /// The result is `nil` for a block with lines, and if there is no scene.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard lines.isEmpty, let breaches = scene.breaches(of: LawName.allCases) else { return nil }
    return zip(LawName.allCases, breaches).filter { $1 == nil }.map { law, _ in
      .written(depth: 0, name: law.rawValue, cells: [])
    }
  }
}

/// One line of a `laws` block: `idempotent`.
package struct LawLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var law: LawName

  package init(line: Int, law: LawName) {
    self.line = line
    self.law = law
  }
}
