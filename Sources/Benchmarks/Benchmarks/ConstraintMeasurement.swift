import Foundation
import UIKitLayout

/// The times of one constraint case, as medians of several runs, in seconds.
struct ConstraintMeasurement: Encodable {
  let name: String
  /// The time to add all constraints and read all values.
  let solve: Double
  /// The time to change one constant that many values depend on, and read all values.
  let change: Double
  /// The time to solve the same constraints between views and set all frames.
  let viewSolve: Double
  let viewChange: Double
}

extension ConstraintMeasurement {
  @MainActor
  init(_ benchmark: ConstraintCase, runs: Int) {
    let views = Self.views(benchmark, runs: runs)
    var (solves, changes) = ([Double](), [Double]())
    for _ in 0..<runs {
      let system = ConstraintSystem()
      var variables: [Variable] = []
      var first: ConstraintSystem.Handle?
      var sum = 0.0
      solves.append(
        Measurement.seconds {
          (variables, first) = benchmark.fill(system)
          sum = variables.reduce(0) { $0 + system.value(of: $1) }
        }
      )
      guard let first else { continue }
      changes.append(
        Measurement.seconds {
          _ = system.setConstant(of: first, to: -9)
          sum = variables.reduce(sum) { $0 + system.value(of: $1) }
        }
      )
      precondition(sum.isFinite)
    }
    self.init(
      name: benchmark.rawValue,
      solve: Measurement.median(solves),
      change: Measurement.median(changes),
      viewSolve: Measurement.median(views.solves),
      viewChange: Measurement.median(views.changes)
    )
  }

  /// Returns the times for views whose anchors are created before the measurement.
  @MainActor
  private static func views(
    _ benchmark: ConstraintCase,
    runs: Int
  ) -> (solves: [Double], changes: [Double]) {
    var (solves, changes) = ([Double](), [Double]())
    for _ in 0..<runs {
      let views = ConstrainedViews(benchmark)
      solves.append(Measurement.seconds { views.root.layoutIfNeeded() })
      changes.append(
        Measurement.seconds {
          views.first?.constant = 9
          views.root.layoutIfNeeded()
        }
      )
    }
    return (solves, changes)
  }
}

/// A Markdown table of constraint times.
struct ConstraintTable: CustomStringConvertible {
  let measurements: [ConstraintMeasurement]

  var description: String {
    let head = [
      "\(ConstraintCase.viewCount) views", "solve ms", "change ms", "views: solve ms",
      "views: change ms",
    ]
    let rows = measurements.map { measurement in
      [measurement.name]
        + [
          measurement.solve, measurement.change, measurement.viewSolve, measurement.viewChange,
        ].map { TextTable.text($0 * 1e3, decimals: 3) }
    }
    return TextTable(rows: [head] + rows).description
  }
}

/// A set of constraints between many views to measure.
enum ConstraintCase: String, CaseIterable {
  /// Each view is below the previous one and has the same width.
  case column
  /// Each view is inside the previous one, with insets of 1 point.
  case nest
  /// Views in rows of ten, each with an optional width constraint.
  case preferredWidths = "wishes"
}

extension ConstraintCase {
  static let viewCount = 1000

  /// The edges and lengths of a view as variables.
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
  /// - Returns: The variables, and the first constraint, which others depend on.
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
      case .preferredWidths:
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

/// Views with four constraints each, measured from their anchors to their frames.
@MainActor
struct ConstrainedViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 40_000))
  /// The constraint that determines all other positions or lengths.
  private(set) var first: NSLayoutConstraint?

  init(_ shape: ConstraintCase) {
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    for index in 0..<ConstraintCase.viewCount {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (shape == .nest ? last ?? root : root).addSubview(view)
      constraints += Self.constraints(of: view, index, behind: last, in: root, shape)
      last = view
    }
    first = constraints.first
    NSLayoutConstraint.activate(constraints)
  }

  private static func constraints(
    of view: UIView,
    _ index: Int,
    behind last: UIView?,
    in root: UIView,
    _ shape: ConstraintCase
  ) -> [NSLayoutConstraint] {
    switch shape {
    case .column:
      return [
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -32),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)),
      ]
    case .nest:
      let outer = last ?? root
      return [
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
        outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
      ]
    case .preferredWidths:
      let before = index % 10 == 0 ? nil : last
      let preferred = view.widthAnchor.constraint(equalToConstant: CGFloat(30 + index % 9))
      preferred.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? root.leadingAnchor,
          constant: 8
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 10) * 30),
        preferred,
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
  }
}
