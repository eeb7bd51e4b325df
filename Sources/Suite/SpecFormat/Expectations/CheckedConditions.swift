/// The conditions of a `checks` block: all combinations of its sizes with its other conditions.
package struct CheckedConditions: Sendable, Equatable {
  /// The sizes; if empty, the last proposal of the scene is used.
  package var sizes: [Size] = []
  /// The names of the text sizes; if empty, that of ``environment`` is used.
  package var types: [String] = []
  /// The languages; if empty, that of ``environment`` is used.
  package var languages: [LayoutLanguage] = []
  /// The layout directions; if empty, that of ``environment`` or of the language is used.
  package var directions: [ReadingDirection] = []
  /// The scales in pixels per point; if empty, that of ``environment`` or of the device is used.
  package var scales: [Double] = []
  /// The other environment attributes of the block.
  package var environment = LayoutEnvironment()

  /// A size for which the scene is laid out.
  package enum Size: Sendable, Equatable {
    case proposal(LayoutProposal)
    case device(OrientedDevice)
  }

  package init() {}
}

extension CheckedConditions {
  /// Returns every combination, ordered by size first.
  ///
  /// - Parameter standing: The last proposal of the scene, for a block without sizes.
  /// - Returns: The combinations; empty if there is no size.
  package func combinations(standing: LayoutProposal?) -> [LayoutConditions] {
    let explicitSizes = sizes.isEmpty ? standing.map { [Size.proposal($0)] } ?? [] : sizes
    return explicitSizes.flatMap { size in
      typeChoices.flatMap { type in
        languageChoices.flatMap { language in
          directionChoices.flatMap { direction in
            scaleChoices.map { scale in conditions(size, type, language, direction, scale) }
          }
        }
      }
    }
  }

  private var typeChoices: [String] { types.isEmpty ? [environment.dynamicType] : types }

  private var languageChoices: [LayoutLanguage?] {
    languages.isEmpty ? [environment.language] : languages
  }

  private var directionChoices: [ReadingDirection?] {
    directions.isEmpty ? [environment.explicitDirection] : directions
  }

  private var scaleChoices: [Double?] { scales.isEmpty ? [environment.explicitScale] : scales }

  private func conditions(
    _ size: Size,
    _ type: String,
    _ language: LayoutLanguage?,
    _ direction: ReadingDirection?,
    _ scale: Double?
  ) -> LayoutConditions {
    var environment = environment
    environment.explicitScale = scale
    environment.dynamicType = type
    environment.language = language
    environment.explicitDirection = direction
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

  /// Returns the conditions that distinguish a combination from the others:
  /// `iPhone 16, accessibility5, rtl`.
  package func text(of conditions: LayoutConditions) -> String {
    var words = [conditions.device ?? conditions.proposal.text]
    if !types.isEmpty { words.append(conditions.environment.dynamicType) }
    if !languages.isEmpty, let language = conditions.environment.language {
      words.append(language.name)
    }
    if !directions.isEmpty { words.append(conditions.environment.direction.rawValue) }
    if !scales.isEmpty { words.append("@\(NumberText.text(conditions.environment.scale))") }
    return words.joined(separator: ", ")
  }
}
