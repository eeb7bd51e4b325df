package import Scenarios
package import ViewLayout

/// A scene as laws see it: it can be laid out on as many graphs as a law likes.
@MainActor
package struct LawScene {
  /// Makes a host of the scene that was never laid out.
  package let makeHost: @MainActor (LayoutOptions) -> any SceneHost

  package init(makeHost: @escaping @MainActor (LayoutOptions) -> any SceneHost) {
    self.makeHost = makeHost
  }
}

extension LawScene {
  /// Whether all frames of the scene are on whole pixels.
  package var keepsToPixels: Bool { makeHost(LayoutOptions()).keepsToPixels }

  /// The frames of a graph that is made for this one layout, the graphs in its cells too.
  package func frames(
    at proposal: ProposedViewSize,
    environment: HostEnvironment = HostEnvironment(),
    options: LayoutOptions = LayoutOptions()
  ) -> [ResolvedNode] {
    LayoutOptions.$standing.withValue(options) {
      let host = makeHost(options)
      host.layOut(proposal: proposal, environment: environment)
      return host.frames
    }
  }
}
