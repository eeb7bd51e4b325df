import Foundation
import PlumbEngine
import Testing
import UIKitLayout

@Suite(.serialized)
struct ConstraintSystemTests {
  /// The number of generated systems, which `PLUMB_CONSTRAINT_SYSTEMS` can set.
  private static let count =
    ProcessInfo.processInfo.environment["PLUMB_CONSTRAINT_SYSTEMS"].flatMap { Int($0) } ?? 50

  private final class Model {
    let system = ConstraintSystem()
    let variables: [Variable]
    var handles: [Int: ConstraintSystem.Handle] = [:]

    init(_ count: Int) {
      variables = (0..<count).map { [system] _ in system.makeVariable() }
    }

    /// Adds a line, and returns whether the system accepts it.
    func add(_ line: GeneratedConstraints.Line, number: Int) -> Bool {
      let terms = zip(variables, line.coefficients).map { ($0, Double($1)) }
      let constraint = LinearConstraint(
        terms.filter { $0.1 != 0 },
        constant: Double(line.constant),
        line.relation,
        priority: line.priority
      )
      guard case .added(let handle) = system.add(constraint) else { return false }
      handles[number] = handle
      return true
    }

    func differs(from solution: [Double?]) -> Bool {
      zip(variables, solution).contains { variable, value in
        value.map { abs($0 - system.value(of: variable)) > 1e-6 } ?? false
      }
    }
  }

  @Test func `unique solutions of constraints match those of an exact solver`() {
    var generator = SeededGenerator(seed: 1)
    var decided = 0
    for number in 0..<Self.count {
      let constraints = GeneratedConstraints(&generator)
      guard let solution = constraints.solution else { continue }
      decided += solution.count { $0 != nil }
      for lines in [
        Array(constraints.lines.enumerated()), constraints.lines.enumerated().reversed(),
      ] {
        let model = Model(constraints.count)
        for (number, line) in lines {
          #expect(model.add(line, number: number), "system \(number): \(constraints.lines)")
        }
        #expect(
          !model.differs(from: solution),
          "system \(number): \(constraints.lines) \(solution)"
        )
      }
    }
    #expect(decided > Self.count / 4)
  }

  @Test func `conflicting constraints are rejected and do not change the solution`() {
    var generator = SeededGenerator(seed: 2)
    var refused = 0
    for number in 0..<Self.count {
      var constraints = GeneratedConstraints(&generator)
      let model = Model(constraints.count)
      var kept: [GeneratedConstraints.Line] = []
      for (index, line) in constraints.lines.enumerated() {
        if model.add(line, number: index) { kept.append(line) } else { refused += 1 }
      }
      let all = constraints.solution
      #expect((all == nil) == (kept.count < constraints.lines.count) || Rational.hasOverflowed)
      constraints.lines = kept
      guard let solution = constraints.solution else { continue }
      #expect(!model.differs(from: solution), "system \(number): \(kept) \(solution)")
    }
    #expect(refused > 0)
  }

  @Test func `changed and removed constraints give the solution of an exact solver`() {
    var generator = SeededGenerator(seed: 3)
    for number in 0..<Self.count {
      var constraints = GeneratedConstraints(&generator)
      let model = Model(constraints.count)
      var lines: [Int: GeneratedConstraints.Line] = [:]
      for (index, line) in constraints.lines.enumerated() where model.add(line, number: index) {
        lines[index] = line
      }
      for _ in 0..<6 {
        guard let index = lines.keys.sorted().randomElement(using: &generator),
          var line = lines[index], let handle = model.handles[index]
        else { break }
        if Bool.random(using: &generator) {
          line.constant = Int.random(in: -20...20, using: &generator)
          if model.system.setConstant(of: handle, to: Double(line.constant)) { lines[index] = line }
        } else {
          model.system.remove(handle)
          lines[index] = nil
        }
        constraints.lines = lines.sorted { $0.key < $1.key }.map(\.value)
        guard let solution = constraints.solution else { continue }
        #expect(
          !model.differs(from: solution),
          "system \(number): \(constraints.lines) \(solution)"
        )
      }
    }
  }

  @Test func `a conflict names the constraints that exclude each other`() {
    let system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let first = system.add(LinearConstraint([(x, 1)], constant: -10, .equal))
    _ = system.add(LinearConstraint([(y, 1)], constant: -3, .equal))
    let second = system.add(LinearConstraint([(x, 1)], constant: -20, .greaterThanOrEqual))
    guard case .added(let handle) = first else {
      Issue.record("the first constraint is refused")
      return
    }
    #expect(second == .conflict(with: [handle]))
    #expect(system.value(of: x) == 10)
  }

  @Test func `isDetermined is false for a variable that can have several values`() {
    let system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    #expect(!system.isDetermined(x))
    _ = system.add(LinearConstraint([(x, 1), (y, 1)], constant: -10, .equal))
    #expect(!system.isDetermined(x))
    _ = system.add(LinearConstraint([(x, 1)], constant: -4, .greaterThanOrEqual))
    #expect(!system.isDetermined(x))
    _ = system.add(LinearConstraint([(x, 1)], constant: 0, .equal, priority: 250))
    #expect(system.isDetermined(x))
    #expect(system.isDetermined(y))
    #expect(system.value(of: x) == 4)
    #expect(system.value(of: y) == 6)
  }
}
