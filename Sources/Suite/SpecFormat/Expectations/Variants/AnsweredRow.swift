/// A row of a `variants` block with the observations for each of its combinations.
struct AnsweredRow {
  var row: VariantsFence.Row
  /// The values of each condition of the row.
  var choices: [[ConditionCell.Choice]]
  /// The observations, in the order of ``grid``.
  var variants: [ObservedVariant]
}

extension AnsweredRow {
  /// The combinations of the row's conditions.
  var grid: CombinationGrid { CombinationGrid(counts: choices.map(\.count)) }

  /// Returns the conditions of a combination as text, such as `width 320, type large`.
  ///
  /// Only conditions that the row states are included.
  func words(ofCombination combination: Int) -> String {
    let grid = grid
    return row.conditions.indices.map { column in
      let choice = choices[column][grid.place(ofColumn: column, in: combination)]
      return "\(row.conditions[column].condition.rawValue) \(choice.text)"
    }.joined(separator: ", ")
  }
}

extension VariantsFence {
  /// The reason why a scene cannot be compared.
  struct Obstacle: Error {
    var needed: String
    var found: String
  }

  /// Lays a scene out under all conditions of all rows.
  func answers(of scene: any ObservedScene) -> Result<[AnsweredRow], Obstacle> {
    guard let base = conditions(in: scene) else {
      return .failure(Obstacle(needed: "a proposal", found: "none"))
    }
    var answered = rows.map { row in
      AnsweredRow(row: row, choices: row.conditions.map(\.choices), variants: [])
    }
    let conditions = answered.map { $0.conditions(from: base) }
    guard !scene.isCollection || conditions.joined().allSatisfy(\.proposal.isSize) else {
      return .failure(Obstacle(needed: "a size for a collection view", found: "nil or inf"))
    }
    guard let variants = scene.variants(question, under: conditions.flatMap(\.self)) else {
      return .failure(Obstacle(needed: "a scene to lay out", found: "none"))
    }
    var rest = variants[...]
    for (index, conditions) in conditions.enumerated() {
      answered[index].variants = Array(rest.prefix(conditions.count))
      rest = rest.dropFirst(conditions.count)
    }
    return .success(answered)
  }

  /// Returns the base conditions that rows modify; `nil` if there is no proposal yet.
  ///
  /// They are those of the fence, with the scene's last proposal if the fence has none.
  func conditions(in scene: any ObservedScene) -> LayoutConditions? {
    (base.proposal ?? scene.proposal).map {
      LayoutConditions(proposal: $0, environment: base.environment)
    }
  }

  /// The values to observe for the columns.
  package var question: VariantQuestion {
    var question = VariantQuestion()
    for column in head?.columns ?? [] {
      switch column.content {
      case .measure(let node, _):
        if !question.nodes.contains(node) { question.nodes.append(node) }
      case .findings(let findings):
        question.checks.append(VariantQuestion.Check(findings.check))
      }
    }
    question.comparesMirrorImages = rows.contains(where: \.isReadFromRightToLeft)
    return question
  }
}

extension LayoutProposal {
  /// Whether both dimensions are finite.
  fileprivate var isSize: Bool { [width, height].allSatisfy { $0?.isFinite ?? false } }
}

extension AnsweredRow {
  /// Returns the conditions of every combination.
  ///
  /// A device sets size, scale and safe area. Columns for these properties take precedence over the
  /// device, which takes precedence over the fence.
  func conditions(from base: LayoutConditions) -> [LayoutConditions] {
    let grid = grid
    let columns = row.conditions.indices.sorted {
      (row.conditions[$0].condition == .device ? 0 : 1, $0)
        < (row.conditions[$1].condition == .device ? 0 : 1, $1)
    }
    return (0..<grid.count).map { combination in
      var conditions = base
      for column in columns {
        choices[column][grid.place(ofColumn: column, in: combination)].value.apply(to: &conditions)
      }
      return conditions
    }
  }
}
