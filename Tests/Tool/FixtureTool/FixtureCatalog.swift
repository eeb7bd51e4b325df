import Foundation
import Scenarios
import SpecFormat

/// A catalog of the specs below the current directory, whose scenarios behave as their ids say
/// instead of as their code does.
@MainActor
enum FixtureCatalog {
  static var catalog: Catalog {
    let root = FileManager.default.currentDirectoryPath
    let suite = SpecSuite.load(root: root, folder: "Specs")
    let scenarios = suite.documents.flatMap(\.scenarios).compactMap(scenario)
    return Catalog(root: root, folder: "Specs", scenarios: scenarios)
  }

  private static func scenario(_ spec: ScenarioSpec) -> Scenario? {
    guard let behaviour = FixtureBehaviour(id: spec.id) else { return nil }
    let digest = behaviour == .changed ? "older" : spec.digest
    return Scenario(id: spec.id, digest: digest) { stage in
      behaviour.run()
      behaviour.show(on: stage)
    }
  }
}
