import Foundation
import Scenarios
import SpecFormat
import UIKitLayout
import ViewLayout

@testable import Conformance

/// A scene for checks, without a spec.
@MainActor
struct CheckedHost {
  private let host: any SceneHost

  /// Creates a scene that shows a SwiftUI view.
  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    host = ViewHost { AnyView(content()) }
  }

  /// Creates a scene that shows a UIKit view.
  init(uiView: @escaping @MainActor () -> UIView) { host = UIKitHost(content: uiView) }
}

extension CheckedHost {
  /// Returns the findings of checks for a scene of the given size, in points.
  func findings(
    _ checks: [CheckName] = CheckName.allCases,
    in size: CGSize = CGSize(width: 320, height: 568),
    least: Double = 44,
    safeArea: EdgeInsets = EdgeInsets()
  ) -> [CheckFinding] {
    let scene = scene(in: size, safeArea: safeArea)
    return LayoutChecks.findings(
      of: checks.map { VariantQuestion.Check($0, least: least) },
      in: scene
    )
  }

  /// Returns the findings as one line each.
  func lines(
    _ checks: [CheckName] = CheckName.allCases,
    in size: CGSize = CGSize(width: 320, height: 568),
    safeArea: EdgeInsets = EdgeInsets()
  ) -> [String] {
    findings(checks, in: size, safeArea: safeArea).map(\.line)
  }

  func scene(in size: CGSize, safeArea: EdgeInsets = EdgeInsets()) -> CheckedScene {
    var environment = HostEnvironment()
    environment.safeArea = safeArea
    let proposal = ProposedViewSize(size)
    host.layOut(proposal: proposal, environment: environment)
    return CheckedScene(
      host.tree([.text, .traits]),
      at: host.originInWindow,
      proposal: proposal,
      environment: environment
    )
  }
}

extension CheckFinding {
  /// The finding as text, such as `no overlap: Text "b" over Text "a" by 12`.
  var line: String {
    let points = points.map { " by \(($0 * 100).rounded() / 100)" } ?? ""
    let other = other.map { " over \($0.node)" } ?? ""
    return "\(check.rawValue): \(node)\(other)\(points)"
  }
}
