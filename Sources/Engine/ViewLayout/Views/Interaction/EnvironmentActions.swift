/// Reads anew what a view shows: nothing does here.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Ends a search: nothing is searched here.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a window: nothing does here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window: nothing does here.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}

  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// Asks for a review of the app: nothing does here.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens the app's settings: nothing does here.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Sets the focus anew: nothing does here.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Reads anew what the view shows; `nil` here, where nothing does.
  public var refresh: RefreshAction? { nil }
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether the view is searched: it is not.
  public var isSearching: Bool { false }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether an app has several windows: it has one here.
  public var supportsMultipleWindows: Bool { false }
  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Sets the focus anew.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Whether the view has the focus: it has not.
  public var isFocused: Bool { false }
}
