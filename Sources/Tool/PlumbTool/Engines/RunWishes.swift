/// Further things that a run of scenarios can bring besides verdicts.
struct RunWishes: OptionSet, Codable, Sendable {
  let rawValue: Int

  /// The reasons of each layout, of a second run of each scene.
  static let explanations = RunWishes(rawValue: 1)
  /// The layouts as pictures, of the same second run.
  static let pictures = RunWishes(rawValue: 2)
  /// For empty blocks of frames lines for the nodes with an id alone; brings no second run.
  static let identifiedFrames = RunWishes(rawValue: 4)
  /// The checks under every condition, of a run of its own.
  static let conditions = RunWishes(rawValue: 8)

  /// What the engine answered, word for word; brings no second run.
  static let recordings = RunWishes(rawValue: 16)

  /// Those that take a further look at a scene.
  static let looks: RunWishes = [.explanations, .pictures, .conditions]
}
