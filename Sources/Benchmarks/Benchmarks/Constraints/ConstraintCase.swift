import UIKitLayout

/// Constraints between many views, to measure.
enum ConstraintCase: String, CaseIterable {
  /// Each view below the one before it, as wide as all.
  case column
  /// Each view in the one before it, 1 from its edges.
  case nest
  /// Views of a width that they wish for, in rows of ten.
  case wishes
}

extension ConstraintCase {
  static let viewCount = 1000

  /// A view by its edges and lengths, each a variable.
  private struct View {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable

    init(in system: ConstraintSystem) {
      x = system.makeVariable()
      y = system.makeVariable()
      width = system.makeVariable()
      height = system.makeVariable()
    }

    var all: [Variable] { [x, y, width, height] }
  }

  /// Adds four constraints for each view.
  ///
  /// - Returns: The variables, and the first constraint, on which others depend.
  func fill(_ system: ConstraintSystem) -> (variables: [Variable], first: ConstraintSystem.Handle?)
  {
    var first: ConstraintSystem.Handle?
    func add(
      _ terms: [(Variable, Double)],
      _ constant: Double,
      _ relation: LinearConstraint.Relation = .equal,
      priority: Double = LinearConstraint.required
    ) {
      let constraint = LinearConstraint(
        terms.map { (variable: $0.0, coefficient: $0.1) },
        constant: constant,
        relation,
        priority: priority
      )
      if case .added(let handle) = system.add(constraint) { first = first ?? handle }
    }
    var views: [View] = []
    for index in 0..<Self.viewCount {
      let view = View(in: system)
      switch self {
      case .column:
        let above = views.last
        add([(view.y, 1)] + (above.map { [($0.y, -1), ($0.height, -1)] } ?? []), -8)
        add([(view.x, 1)], -16)
        add(
          [(view.width, 1)] + (views.first.map { [($0.width, -1)] } ?? []),
          above == nil ? -288 : 0
        )
        add([(view.height, 1)], -Double(20 + index % 7))
      case .nest:
        let outer = views.last
        add([(view.x, 1)], -1)
        add([(view.y, 1)], -1)
        add([(view.width, 1)] + (outer.map { [($0.width, -1)] } ?? []), outer == nil ? -4000 : 2)
        add([(view.height, 1)] + (outer.map { [($0.height, -1)] } ?? []), outer == nil ? -4000 : 2)
      case .wishes:
        let before = index % 10 == 0 ? nil : views.last
        add([(view.x, 1)] + (before.map { [($0.x, -1), ($0.width, -1)] } ?? []), -8)
        add([(view.y, 1)], -Double(index / 10) * 30)
        add([(view.width, 1)], -Double(30 + index % 9), priority: 750)
        add([(view.width, 1)], -40, .lessThanOrEqual)
        add([(view.height, 1)], -20)
      }
      views.append(view)
    }
    return (views.flatMap(\.all), first)
  }
}
