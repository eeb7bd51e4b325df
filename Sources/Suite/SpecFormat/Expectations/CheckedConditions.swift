/// The conditions of a `checks` block: each of its sizes with each of what it lists besides.
package struct CheckedConditions: Sendable, Equatable {
  /// The sizes; none where the last proposal of the scene stands.
  package var sizes: [Size] = []
  /// The sizes of text, by their names; none for that of ``environment``.
  package var types: [String] = []
  /// None for that of ``environment``.
  package var directions: [ReadingDirection] = []
  /// Pixels a point; none for that of ``environment``, or of the device.
  package var scales: [Double] = []
  /// What the block says of the environment besides.
  package var environment = LayoutEnvironment()

  /// A size that the scene is laid out in.
  package enum Size: Sendable, Equatable {
    case proposal(LayoutProposal)
    case device(OrientedDevice)
  }

  package init() {}
}

extension CheckedConditions {
  /// Every combination, sizes outermost.
  ///
  /// - Parameter standing: The last proposal of the scene, for a block that has no size of its own.
  /// - Returns: The combinations; none without a size.
  package func combinations(standing: LayoutProposal?) -> [LayoutConditions] {
    let stated = sizes.isEmpty ? standing.map { [Size.proposal($0)] } ?? [] : sizes
    return stated.flatMap { size in
      typeChoices.flatMap { type in
        directionChoices.flatMap { direction in
          scaleChoices.map { scale in conditions(size, type, direction, scale) }
        }
      }
    }
  }

  private var typeChoices: [String] { types.isEmpty ? [environment.dynamicType] : types }

  private var directionChoices: [ReadingDirection] {
    guard directions.isEmpty else { return directions }
    return [environment.isRightToLeft ? .rightToLeft : .leftToRight]
  }

  private var scaleChoices: [Double?] { scales.isEmpty ? [environment.statedScale] : scales }

  private func conditions(
    _ size: Size,
    _ type: String,
    _ direction: ReadingDirection,
    _ scale: Double?
  ) -> LayoutConditions {
    var environment = environment
    environment.statedScale = scale
    environment.dynamicType = type
    environment.isRightToLeft = direction == .rightToLeft
    switch size {
    case .proposal(let proposal):
      return LayoutConditions(proposal: proposal, environment: environment)
    case .device(let device):
      return LayoutConditions(
        proposal: device.proposal,
        environment: device.environment(in: environment),
        device: device.name
      )
    }
  }

  /// The words that tell one combination from the others: `iPhone 16, accessibility5, rtl`.
  package func text(of conditions: LayoutConditions) -> String {
    var words = [conditions.device ?? conditions.proposal.text]
    if !types.isEmpty { words.append(conditions.environment.dynamicType) }
    if !directions.isEmpty { words.append(conditions.environment.direction.rawValue) }
    if !scales.isEmpty { words.append("@\(NumberText.text(conditions.environment.scale))") }
    return words.joined(separator: ", ")
  }
}
