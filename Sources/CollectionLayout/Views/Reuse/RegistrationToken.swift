/// Tells a registration from every other one.
final class RegistrationToken: Hashable, Sendable {
  /// Whether it was made while a provider ran, so that each call makes another one.
  let isMadeByProvider: Bool

  @MainActor
  init() { isMadeByProvider = ProviderCall.isRunning }

  static func == (left: RegistrationToken, right: RegistrationToken) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
