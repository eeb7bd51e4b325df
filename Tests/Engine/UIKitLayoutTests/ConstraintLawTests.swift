import Foundation
import PlumbEngine
import Testing

@testable import UIKitLayout

/// Tests the laws of constraints over generated views.
@MainActor
struct ConstraintLawTests {
  /// The number of generated trees, which `PLUMB_LAW_TREES` can set.
  private static let count =
    ProcessInfo.processInfo.environment["PLUMB_LAW_TREES"].flatMap { Int($0) } ?? 120

  private func isSame(_ one: [CGRect], _ other: [CGRect]) -> Bool {
    zip(one, other).allSatisfy { one, other in
      abs(one.minX - other.minX) < 1e-5 && abs(one.minY - other.minY) < 1e-5
        && abs(one.width - other.width) < 1e-5 && abs(one.height - other.height) < 1e-5
    }
  }

  @Test func `frames after constraint changes equal those of a new solution`() {
    var unique = 0
    for seed in 0..<UInt64(Self.count) {
      var generator = SeededGenerator(seed: seed)
      let tree = GeneratedViews(&generator)
      _ = tree.solution()
      for step in 0..<6 {
        change(tree, &generator)
        let changed = tree.solution()
        tree.root.discardSolutions()
        let fresh = tree.solution()
        guard changed.isUnique, fresh.isUnique else { continue }
        unique += 1
        #expect(
          isSame(changed.frames, fresh.frames),
          "seed \(seed), step \(step): \(changed.frames) \(fresh.frames)"
        )
      }
    }
    #expect(unique > Self.count)
  }

  private func change(_ tree: GeneratedViews, _ generator: inout SeededGenerator) {
    guard let constraint = tree.constraints.randomElement(using: &generator),
      let view = tree.views.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: constraint.constant = CGFloat(Int.random(in: -20...60, using: &generator))
    case 1: constraint.isActive.toggle()
    case 2: view.content = GeneratedViews.size(&generator)
    case 3:
      tree.root.frame.size.width = CGFloat(Int.random(in: 0...400, using: &generator))
    default:
      guard constraint.priority != .required else { return }
      constraint.priority = UILayoutPriority(
        constraint.priority.rawValue + Float(Int.random(in: 200...260, using: &generator))
      )
    }
  }

  @Test func `frames do not depend on the order of constraint activation`() {
    var unique = 0
    for seed in 0..<UInt64(Self.count) {
      var generator = SeededGenerator(seed: seed)
      let tree = GeneratedViews(&generator)
      var again = SeededGenerator(seed: seed)
      let reversed = GeneratedViews(&again) { $0.reversed() }
      let (solution, other) = (tree.solution(), reversed.solution())
      let hasConflict = tree.root.engine?.broken.isEmpty == false
      guard solution.isUnique, other.isUnique, !hasConflict else { continue }
      unique += 1
      #expect(isSame(solution.frames, other.frames), "seed \(seed)")
    }
    #expect(unique > Self.count / 3)
  }

  @Test func `right-to-left constraints mirror the left-to-right frames`() {
    for seed in 0..<UInt64(Self.count) {
      var generator = SeededGenerator(seed: seed)
      let tree = GeneratedViews(&generator, usesMiddles: false)
      let solution = tree.solution()
      tree.root.semanticContentAttribute = .forceRightToLeft
      for view in tree.views { view.semanticContentAttribute = .forceRightToLeft }
      let mirrored = tree.solution()
      guard solution.isUnique, mirrored.isUnique else { continue }
      let expected = zip(tree.views, solution.frames).map { view, frame in
        let width =
          view.superview === tree.root
          ? tree.root.bounds.width
          : solution.frames[tree.views.firstIndex { $0 === view.superview } ?? 0].width
        return CGRect(
          x: width - frame.maxX,
          y: frame.minY,
          width: frame.width,
          height: frame.height
        )
      }
      #expect(isSame(mirrored.frames, expected), "seed \(seed)")
    }
  }
}
