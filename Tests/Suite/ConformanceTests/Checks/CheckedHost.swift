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
    minimumTarget: Double = 44,
    safeArea: EdgeInsets = EdgeInsets(),
    metrics: MetricsSystem = .test
  ) -> [CheckFinding] {
    let scene = scene(in: size, safeArea: safeArea, metrics: metrics)
    return LayoutChecks.findings(
      of: checks.map { VariantQuestion.Check($0, least: minimumTarget) },
      in: scene
    )
  }

  /// Returns the findings as one line each.
  func lines(
    _ checks: [CheckName] = CheckName.allCases,
    in size: CGSize = CGSize(width: 320, height: 568),
    safeArea: EdgeInsets = EdgeInsets(),
    metrics: MetricsSystem = .test
  ) -> [String] {
    findings(checks, in: size, safeArea: safeArea, metrics: metrics).map(\.line)
  }

  /// Returns the notes about texts that fit only within the error of an estimate.
  func doubts(metrics: MetricsSystem) -> [String] {
    let scene = scene(in: CGSize(width: 320, height: 568), metrics: metrics)
    return LayoutChecks.doubts(of: [VariantQuestion.Check(.truncation)], in: scene).map(\.text)
  }

  func scene(
    in size: CGSize,
    safeArea: EdgeInsets = EdgeInsets(),
    metrics: MetricsSystem = .test,
    columns: ResolvedColumns = []
  ) -> CheckedScene {
    var environment = HostEnvironment()
    environment.safeArea = safeArea
    environment.metrics = metrics
    if metrics != .test { environment.displayScale = 2 }
    var layoutEnvironment = LayoutEnvironment()
    layoutEnvironment.safeArea = LayoutEnvironment.Insets(
      top: safeArea.top,
      leading: safeArea.leading,
      bottom: safeArea.bottom,
      trailing: safeArea.trailing
    )
    let proposal = ProposedViewSize(size)
    host.layOut(proposal: proposal, environment: environment)
    // The metrics apply to all views that are created later, also in other tests.
    defer { host.layOut(proposal: proposal, environment: HostEnvironment()) }
    return CheckedScene(
      host.tree(columns.union([.text, .traits])),
      at: host.originInWindow,
      proposal: LayoutProposal(size),
      environment: layoutEnvironment
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
