import Testing

@testable import SpecFormat

/// Tests the comparison of `variants` tables with the layouts of a stub scene.
@MainActor
struct VariantsComparisonTests {
  private func comparison(
    _ lines: String,
    info: String = "variants 375x812",
    with scene: StubScene = .text
  ) throws -> Comparison {
    let block = try #require(expectation(info, lines))
    return block.content.compare(with: scene, at: block.line)
  }

  /// Returns the sentences of a table's mismatches; its first row is at line 5.
  private func differences(
    _ lines: String,
    info: String = "variants 375x812",
    with scene: StubScene = .text
  ) throws -> [String] {
    try comparison(lines, info: info, with: scene).mismatches.map(\.summary)
  }

  /// Returns the conditions of the layouts that the comparison requests.
  private func conditions(_ lines: String, info: String) throws -> [LayoutConditions] {
    var requested: [LayoutConditions] = []
    let scene = StubScene(proposal: LayoutProposal(width: 1, height: 2)) { conditions, _ in
      requested.append(conditions)
      return ObservedVariant(conditions: conditions)
    }
    _ = try comparison(lines, info: info, with: scene)
    return requested
  }

  @Test func `a table passes if every combination matches`() throws {
    let lines = """
      width      type            | root.height  #bio.width  #bio.lines
      230...430  large           |          20         230           1
      115...229  large           |          40           *           2
      230        accessibility3  |         138      230.00        >= 3
      230,460    accessibility3  |      <= 138      <= 460           *
      """
    let comparison = try comparison(lines)
    #expect(comparison.mismatches == [])
    #expect(VariantsFence.text(comparison.expected) == lines)
    #expect(VariantsFence.text(comparison.actual) == lines)
  }

  @Test func `a tolerance applies to lengths, but not to the number of lines`() throws {
    let block = try #require(
      expectation("variants 375x812", "width | #bio.width  #bio.lines\n230 | 230.5  2")
    )
    let mismatches = block.content.tolerating(0.999).compare(with: StubScene.text, at: 1).mismatches
    #expect(mismatches.map(\.summary).count == 1)
    #expect(mismatches.first?.summary.contains("#bio.lines") == true)
    let strict = block.content.compare(with: StubScene.text, at: 1).mismatches
    #expect(strict.count == 2)
  }

  @Test func `a mismatch has the number of differing combinations and the first of them`() throws {
    #expect(
      try differences("width  type | root.height\n200...300  large,xLarge | 20") == [
        "line 5: root.height in 131 of 202 combinations, first at width 200, type large: "
          + "expected 20, actual 40, difference +20"
      ]
    )
  }

  @Test func `a mismatch of one combination states its conditions, if there are any`() throws {
    #expect(
      try differences("width | root.height  #bio.lines\n200 | 20  >= 3\n300 | 20  <= 0") == [
        "line 5: root.height at width 200: expected 20, actual 40, difference +20",
        "line 5: #bio.lines at width 200: expected >= 3, actual 2, difference -1",
        "line 6: #bio.lines at width 300: expected <= 0, actual 1, difference +1",
      ]
    )
    #expect(
      try differences("| #bio.x\n| 3") == [
        "line 5: #bio.x: expected 3, actual 0, difference -3"
      ]
    )
  }

  @Test(arguments: [
    ("#nobody.x", "no node has this id"), ("#twice.x", "2 nodes have this id"),
    ("root.lines", "it is not a text"),
  ])
  func `an unknown or repeated id, or lines of a view without text, is a spec error`(
    column: String,
    mistake: String
  ) throws {
    let comparison = try comparison("| \(column)\n| 1")
    #expect(comparison.isSpecError)
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 5: \(column): expected 1, actual \(mistake)"
      ]
    )
    #expect(try differences("| \(column)\n| *") == [])
  }

  @Test func `a table with only a head reports an unknown id`() throws {
    #expect(
      try differences("width | #nobody.x") == [
        "line 4: #nobody.x at width 375: expected ?, actual no node has this id"
      ]
    )
  }

  @Test func `a row without conditions uses the proposal of the fence, or of the scene`() throws {
    let environment = LayoutEnvironment()
    #expect(
      try conditions("| root.x\n| *", info: "variants 5x6") == [
        LayoutConditions(
          proposal: LayoutProposal(width: 5, height: 6),
          environment: environment
        )
      ]
    )
    var fence = VariantsFence(base: FenceConditions(), head: nil, rows: [])
    fence.rows = [VariantsFence.Row(line: 1, conditions: [], cells: [])]
    let scene = StubScene(proposal: LayoutProposal(width: 1, height: 2)) { conditions, _ in
      ObservedVariant(conditions: conditions)
    }
    let answered = try fence.answers(of: scene).get()
    #expect(
      answered[0].variants.map(\.conditions.proposal) == [LayoutProposal(width: 1, height: 2)]
    )
  }

  @Test func `a row has all combinations of its values; the last column varies fastest`() throws {
    let inputs = try conditions("height type | root.x\n1,2  small,large | *", info: "variants 5x6")
    #expect(inputs.map { $0.proposal.height } == [1, 1, 2, 2])
    #expect(inputs.map(\.environment.dynamicType) == ["small", "large", "small", "large"])
    #expect(inputs.allSatisfy { $0.proposal.width == 5 })
  }

  @Test func `columns override the device, and the device overrides the fence`() throws {
    let info = "variants 5x6 scale=1 safe-area=1,1,1,1 dynamic-type=small rtl"
    let device = try conditions("device | root.x\niPhone 16 | *", info: info)[0]
    #expect(device.device == "iPhone 16")
    #expect(device.proposal == LayoutProposal(width: 393, height: 852))
    #expect(device.environment.scale == 3)
    #expect(device.environment.safeArea?.top == 59)
    #expect(device.environment.dynamicType == "small" && device.environment.isRightToLeft)
    let columns = "width scale direction device | root.x\n320  2  ltr  iPhone 16 | *"
    let own = try conditions(columns, info: info)[0]
    #expect(own.proposal == LayoutProposal(width: 320, height: 852))
    #expect(own.environment.scale == 2 && !own.environment.isRightToLeft)
    #expect(own.environment.safeArea?.top == 59)
  }

  @Test func `a row is one query for all nodes and checks; rtl sets comparesMirrorImages`() throws {
    var questions: [VariantQuestion] = []
    let scene = StubScene(proposal: nil) { conditions, question in
      questions.append(question)
      return ObservedVariant(conditions: conditions)
    }
    _ = try comparison("direction | root.x  #a.x  #a.y  clipped\nltr | *  *  *  *", with: scene)
    var question = VariantQuestion(
      checks: [VariantQuestion.Check(.clipping)],
      nodes: ["root", "a"]
    )
    #expect(questions == [question])
    _ = try comparison("direction | root.x  #a.x  #a.y  clipped\nrtl | *  *  *  *", with: scene)
    question.comparesMirrorImages = true
    #expect(questions.last == question)
  }

  @Test func `a right-to-left layout that is not the mirror image is a mismatch`() throws {
    let scene = StubScene { conditions, _ in
      var variant = ObservedVariant(conditions: conditions)
      if conditions.environment.isRightToLeft, conditions.proposal.width == 2 {
        variant.mirrorBreach = "Color is at 3"
      }
      return variant
    }
    #expect(
      try differences("width direction | root.x\n1...3 ltr,rtl | *", with: scene) == [
        "line 5: layout in 1 of 6 combinations, first at width 2, direction rtl: expected the "
          + "mirror image of the left-to-right layout, actual the right-to-left layout is not the "
          + "mirror image: Color is at 3"
      ]
    )
  }

  @Test(arguments: ["nil", "100,inf"])
  func `a nil or infinite width is a mismatch only for a collection view`(width: String) throws {
    var scene = StubScene { conditions, _ in ObservedVariant(conditions: conditions) }
    let lines = "width | root.x\n\(width) | *"
    #expect(try differences(lines, with: scene) == [])
    scene.kind = .collection
    #expect(
      try differences(lines, with: scene) == [
        "line 3: scene: expected a size for a collection view, actual nil or inf"
      ]
    )
    #expect(try differences("width | root.x\n100 | *", with: scene) == [])
  }

  @Test func `a variants block without a scene to lay out is a spec error`() throws {
    let comparison = try comparison("| root.x\n| 1", with: StubScene(nil))
    #expect(comparison.isSpecError)
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 3: scene: expected a scene to lay out, actual none"
      ]
    )
  }
}
