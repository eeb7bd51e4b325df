/// Tells a registration from every other one, for as long as somebody has it (R-CV-13).
final class RegistrationToken: Hashable, Sendable {
  /// Whether it was made while a provider ran, so that each call makes another one, whose pool is
  /// never used again (R-CV-13).
  let isMadeByProvider: Bool

  /// The kind of the supplementary views; `nil` for cells.
  let elementKind: String?

  @MainActor
  init(elementKind: String? = nil) {
    isMadeByProvider = ProviderCall.isRunning
    self.elementKind = elementKind
  }

  static func == (left: RegistrationToken, right: RegistrationToken) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
