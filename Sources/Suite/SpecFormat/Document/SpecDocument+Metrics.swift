/// Conditions that replace those of the blocks of a spec.
package struct LayoutOverride: Sendable, Equatable, Codable {
  /// The metrics of text and controls; `nil` for those that the blocks specify.
  package var metrics: LayoutMetrics?
  /// The name of the device, with `landscape` if it applies; `nil` for the blocks' sizes.
  package var device: String?
  /// The dynamic type size; `nil` for those that the blocks specify.
  package var dynamicType: String?

  package init(
    metrics: LayoutMetrics? = nil,
    device: String? = nil,
    dynamicType: String? = nil
  ) {
    (self.metrics, self.device, self.dynamicType) = (metrics, device, dynamicType)
  }
}

extension SpecDocument {
  /// Returns the document with the layouts of its scenes under other conditions.
  ///
  /// - Parameter override: The conditions that replace those of the blocks.
  /// - Returns: The document. Where no scale is specified, it is that of the device, or the default
  ///   one of the metrics.
  package func laidOut(under override: LayoutOverride) -> SpecDocument {
    guard override != LayoutOverride() else { return self }
    var document = self
    for clause in clauses.indices {
      for scenario in clauses[clause].scenarios.indices {
        document.clauses[clause].scenarios[scenario].apply(override)
      }
    }
    return document
  }

  /// Returns the document with the layouts of its scenes under other metrics; `nil` for those that
  /// the document specifies.
  package func measured(by metrics: LayoutMetrics?) -> SpecDocument {
    laidOut(under: LayoutOverride(metrics: metrics))
  }
}

extension ScenarioSpec {
  fileprivate mutating func apply(_ override: LayoutOverride) {
    guard case .scene(var scene) = body else { return }
    for phase in scene.phases.indices {
      for index in scene.phases[phase].expectations.indices {
        scene.phases[phase].expectations[index].apply(override)
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
  fileprivate mutating func apply(_ override: LayoutOverride) {
    if let metrics = override.metrics { environment.explicitMetrics = metrics }
    if let type = override.dynamicType { environment.dynamicType = type }
    guard let device = override.device.flatMap({ OrientedDevice($0) }) else { return }
    if type(of: content).takesProposal { proposal = device.proposal }
    environment = device.environment(replacing: environment)
  }

  /// The metrics of the layout that the block requests; `nil` if it requests none.
  fileprivate var layoutMetrics: LayoutMetrics? {
    type(of: content).takesEnvironment ? environment.metrics : nil
  }

  /// The metrics of the layout that the block requests; `nil` for those of the test font.
  ///
  /// The value is also `nil` for a block that requests no layout.
  package var measuredBy: LayoutMetrics? { layoutMetrics.flatMap { $0 == .test ? nil : $0 } }
}
