import LayoutTree
import ViewLayout

/// A sample that is a SwiftUI view in a window.
protocol ShownSample: GeneratedSample {
  var window: GeneratedWindow { get }
  @MainActor var view: AnyView { get }
}

extension ShownSample {
  /// The nodes of a layout on a new graph.
  @MainActor
  func frames() -> [ResolvedNode] { SampleHost(self).frames() }
}

/// A window that shows one sample after another on the same graph.
@MainActor
final class SampleHost<Sample: ShownSample> {
  /// The sample that the graph reads its view from.
  private final class Model {
    var sample: Sample
    init(_ sample: Sample) { self.sample = sample }
  }

  private let model: Model
  private let host: ViewHost

  init(_ sample: Sample) {
    let model = Model(sample)
    self.model = model
    host = ViewHost { model.sample.view }
  }

  /// Shows another sample, and keeps the identities of the views that both have.
  func show(_ sample: Sample) {
    model.sample = sample
    host.reevaluate()
  }

  /// Lays the sample out.
  ///
  /// - Parameter isRightToLeft: The layout direction.
  /// - Returns: The nodes in the coordinates of the window, with the decorations of lists.
  func frames(isRightToLeft: Bool = false) -> [ResolvedNode] {
    var environment = model.sample.window.environment
    environment.isRightToLeft = isRightToLeft
    host.layOut(proposal: model.sample.window.proposal, environment: environment)
    return host.tree([.text, .decorations]).nodes.map { $0.moved(by: host.originInWindow) }
  }
}
