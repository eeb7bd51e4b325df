import Foundation
import ViewLayout

/// Exercises a scene with extreme numbers.
@MainActor
enum ExtremeScene {
  private static let proposals = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 100), .infinity,
  ]

  /// Lays views out in both layout directions, draws them and explains them.
  static func layOut<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    for isRightToLeft in [false, true] {
      let host = ViewHost(content: content)
      var environment = HostEnvironment()
      environment.isRightToLeft = isRightToLeft
      for proposal in proposals {
        host.layOut(proposal: proposal, environment: environment)
        for columns: ResolvedColumns in [.picture, .explanation, .steps, .negotiation, .traits] {
          _ = host.tree([.text, columns])
        }
        host.reevaluate()
      }
      _ = host.takeIssues()
    }
  }
}
