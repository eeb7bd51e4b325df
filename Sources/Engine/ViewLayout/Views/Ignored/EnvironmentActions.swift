// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

nonisolated extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}

  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  public func callAsFunction(id: String) {}
}

public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var refresh: RefreshAction? { nil }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var isSearching: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var isFocused: Bool { false }
}

nonisolated extension View {
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
