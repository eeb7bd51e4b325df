internal import Foundation
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

extension Stage {
  /// Lays the scene out under some conditions.
  func layOut(under conditions: LayoutConditions) {
    layOut(
      proposal: ProposedViewSize(conditions.proposal),
      environment: HostEnvironment(conditions.environment),
      offset: conditions.environment.offset.map { CGPoint(x: $0.x, y: $0.y) }
    )
  }
}
