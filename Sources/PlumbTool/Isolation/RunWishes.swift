/// Further things that a run of scenarios can bring besides verdicts.
struct RunWishes: OptionSet, Codable {
  let rawValue: Int

  /// The reasons of each layout; verdicts of such a run may count the measuring that they take.
  static let explanations = RunWishes(rawValue: 1)
  /// The layouts as pictures, each scene run once more.
  static let pictures = RunWishes(rawValue: 2)
}
