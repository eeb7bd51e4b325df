import ViewLayout

/// A configuration that shows views.
@MainActor
protocol HostedContent {
  /// The views with their margins and their background.
  ///
  /// - Parameter defaults: What is kept free at edges that the configuration says nothing of.
  /// - Returns: One view.
  func rootView(margins defaults: EdgeInsets) -> AnyView
}
