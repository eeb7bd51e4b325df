/// Further things that a run of scenarios can bring besides verdicts.
struct RunWishes: OptionSet, Codable {
  let rawValue: Int

  /// The reasons of each layout, of a second run of each scene.
  static let explanations = RunWishes(rawValue: 1)
  /// The layouts as pictures, of the same second run.
  static let pictures = RunWishes(rawValue: 2)
}
