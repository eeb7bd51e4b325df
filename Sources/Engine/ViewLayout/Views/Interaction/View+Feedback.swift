// Nothing is felt or heard here: feedback is taken and ignored.

nonisolated extension View {
  /// The view with something that is felt when a value changes.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with something that is felt when a value changes as it is said.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with something that is felt, which the change of a value decides.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { modifier(EmptyModifier()) }
}

/// Something that is felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// That something was done.
  public static let success = SensoryFeedback(name: "success")
  /// That something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// That something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// That something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// That a value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// That a value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// That something begins.
  public static let start = SensoryFeedback(name: "start")
  /// That something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// That something lies as it should.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// That something has come to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// That two things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// That two things of a weight meet.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// That two things of a hardness meet.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// How heavy a thing is.
  public enum Weight: Hashable, Sendable {
    /// From the lightest to the heaviest.
    case light, medium, heavy
  }

  /// How hard a thing is.
  public enum Flexibility: Hashable, Sendable {
    /// From the hardest to the softest.
    case rigid, solid, soft
  }
}
