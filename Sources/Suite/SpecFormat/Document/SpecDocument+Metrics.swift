extension SpecDocument {
  /// Returns the document with the layouts of its scenes under other metrics.
  ///
  /// - Parameter metrics: The metrics of text and controls; `nil` for those that the document
  ///   specifies.
  /// - Returns: The document. Where no scale is specified, it is the default one of the metrics.
  package func measured(by metrics: LayoutMetrics?) -> SpecDocument {
    guard let metrics else { return self }
    var document = self
    for clause in clauses.indices {
      for scenario in clauses[clause].scenarios.indices {
        document.clauses[clause].scenarios[scenario].measure(by: metrics)
      }
    }
    return document
  }
}

extension ScenarioSpec {
  fileprivate mutating func measure(by metrics: LayoutMetrics) {
    guard case .scene(var scene) = body else { return }
    for phase in scene.phases.indices {
      for index in scene.phases[phase].expectations.indices {
        scene.phases[phase].expectations[index].environment.statedMetrics = metrics
      }
    }
    body = .scene(scene)
  }

  /// The metrics of the scenario's last layout; `test` if no block requests one.
  package var standingMetrics: LayoutMetrics {
    guard case .scene(let scene) = body else { return .test }
    let phases = scene.phases.map { $0.expectations.compactMap(\.layoutMetrics) }
    return phases.last { !$0.isEmpty }?.last ?? .test
  }
}

extension Expectation {
  /// The metrics of the layout that the block requests; `nil` if it requests none.
  fileprivate var layoutMetrics: LayoutMetrics? {
    type(of: content).takesEnvironment ? environment.metrics : nil
  }

  /// The metrics of the layout that the block requests; `nil` for those of the test font, and for a
  /// block that requests no layout.
  package var measuredBy: LayoutMetrics? { layoutMetrics.flatMap { $0 == .test ? nil : $0 } }
}
