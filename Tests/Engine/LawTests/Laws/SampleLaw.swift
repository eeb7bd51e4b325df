import Conformance
import LayoutTree
import LayoutValues
import PlumbEngine
import ViewLayout

/// A generated input of a law, which can be shrunk and printed.
protocol GeneratedSample: Shrinkable, Sendable {
  /// Generates a sample.
  init(from generator: inout SeededGenerator)

  /// The sample as the blocks of a scenario that can be pasted into a spec.
  var markdown: String { get }
}

extension GeneratedSample {
  /// Returns the sample with another value of a property.
  func replacing<Value>(_ property: WritableKeyPath<Self, Value>, with value: Value) -> Self {
    var sample = self
    sample[keyPath: property] = value
    return sample
  }
}

extension GeneratedSample where Self: Equatable {
  /// Returns the results of changes that have an effect on the sample.
  func changed(by changes: [(inout Self) -> Void]) -> [Self] {
    changes.compactMap { change in
      var sample = self
      change(&sample)
      return sample == self ? nil : sample
    }
  }
}

/// A property that must hold for every sample of a type, such as every window with bars.
///
/// A new law needs a file and a line in `SampleLawTests`.
@MainActor
protocol SampleLaw<Sample>: Sendable {
  associatedtype Sample: GeneratedSample

  /// The name of the law, as in `Docs/Reference/Laws.md`.
  nonisolated var name: String { get }

  /// Checks the law for one sample.
  ///
  /// - Returns: A sentence about the violation; `nil` if there is none.
  func breach(of sample: Sample) -> String?
}

extension SampleLaw {
  /// Checks the law for every sample of a seed.
  ///
  /// - Returns: A message about the first violation, with the smallest sample that was found; `nil`
  ///   if there is none.
  func firstBreach(seed: UInt64 = LawRun.seed, count: Int = SampleRun.count) -> String? {
    print("law \(name): seed \(seed), \(count) samples")
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let sample = Sample(from: &generator)
      guard breach(of: sample) != nil else { continue }
      let smallest = TreeShrinker.smallest(of: sample) { breach(of: $0) != nil }
      let difference = breach(of: smallest) ?? ""
      return "law \(name), seed \(seed), sample \(number):\n\n"
        + "## `\(name)` is broken by a generated sample\n\n\(difference)\n\n\(smallest.markdown)\n"
    }
    return nil
  }
}

/// The settings of a run of the laws of samples.
enum SampleRun {
  /// The number of samples for each law: a tenth of `PLUMB_LAW_TREES`, because there are twice as
  /// many laws as for trees, and a sample takes two to three times as long as a tree.
  static let count = LawSetting.trees.number.map { Int($0 / 10) } ?? 12
}

extension [ResolvedNode] {
  /// Returns a sentence about the first frame that differs from an expected one; `nil` if all are
  /// equal.
  func difference(from expected: [ResolvedNode], _ situation: String) -> String? {
    FrameDifference.first(expected: expected, actual: self).map { "\($0), \(situation)" }
  }

  /// All nodes, in tree order.
  var flattened: [ResolvedNode] { flatMap { [$0] + $0.children.flattened } }

  /// Returns the first node with an identifier.
  func node(identifiedBy identifier: String) -> ResolvedNode? {
    flattened.first { $0.identifiers.contains(identifier) }
  }

  /// Returns the nodes with one of the names, in tree order.
  func nodes(named names: String...) -> [ResolvedNode] {
    flattened.filter { names.contains($0.name) }
  }
}
