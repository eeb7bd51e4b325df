internal import CPlatform
internal import CSupport
internal import MutantSwitch

/// Compares the scenarios of a trial with and without the mutant.
///
/// Two forked processes run the same scenarios in the same order, so that values that are cached
/// for the whole process are computed by the same scenario in both.
@MainActor
struct CostComparison {
  /// The trial of a mutant that no scenario detects.
  let trial: Trial
  let suite: WorkerSuite
}

extension CostComparison {
  /// Returns whether the mutant changes how much the engine computes, and nothing that it answers.
  ///
  /// It is `false` for a mutant that changes neither: then its code ran in no situation in which it
  /// matters, which a further scenario could be.
  func showsOnlyCost() -> Bool {
    guard let original = process(mutant: 0) else { return false }
    defer { original.end(atOnce: true) }
    guard let mutated = process(mutant: trial.mutant) else { return false }
    defer { mutated.end(atOnce: true) }
    var differs = false
    for _ in trial.scenarios {
      guard let one = original.next(), let other = mutated.next(), one.values.0 == other.values.0
      else { return false }
      differs = differs || one.values.1 != other.values.1
    }
    return differs
  }

  /// Starts a process that sends, for each scenario, a digest of the answers and one of the work.
  private func process(mutant: Int) -> ForkedProcess? {
    ForkedProcess { report in
      mutant_switch_on(Int32(mutant))
      _ = mutant_census(Int32(suite.mutantCount))
      for (position, scenario) in trial.scenarios.enumerated() {
        forked_alarm(trial.limits[position])
        let digest = suite.digest(of: scenario)
        forked_alarm(0)
        report(ForkedProcess.Record(position: position, values: (digest.answers, digest.work)))
      }
    }
  }
}
