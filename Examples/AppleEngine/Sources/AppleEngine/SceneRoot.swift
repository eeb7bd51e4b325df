import EngineKit
import Foundation

/// The conditions of a layout, in the types of SwiftUI.
struct SceneConditions: Equatable {
  var proposal = ProposedViewSize.unspecified
  var safeArea = EdgeInsets()
  var direction = LayoutDirection.leftToRight
  var typeSize = DynamicTypeSize.large
  /// The font of texts that state none; `nil` for that of the system.
  var font: Font?
  /// The number of pixels in a point.
  var scale: CGFloat = 1
  /// A number that changes with each step, after which the code of the scene is evaluated again.
  var revision = 0
}

/// The results of the last layout.
@MainActor
final class SceneRecord {
  /// A view with an identifier, and its frame in the scene.
  struct View: Equatable {
    var identifier: String
    var frame: CGRect
  }

  /// The size of the scene, in points.
  nonisolated(unsafe) var size = CGSize.zero
  private(set) var views: [View] = []
  /// The views of the last layout with their actions.
  private(set) var identified = IdentifiedViews()
  var preferences = RecordedPreferences()

  /// Records the frames of views; a view that has an identifier twice is one view.
  func update(_ identified: IdentifiedViews, in scene: GeometryProxy) {
    self.identified = identified
    views = []
    for (identifier, anchor) in identified.bounds {
      let view = View(identifier: identifier, frame: scene[anchor])
      if !views.contains(view) { views.append(view) }
    }
  }
}

/// A scene under the conditions of a layout.
struct SceneRoot<Content: View>: View {
  var conditions: SceneConditions
  var content: () -> Content
  var record: SceneRecord

  var body: some View {
    SceneLayout(proposal: conditions.proposal, record: record) { content() }
      .overlayPreferenceValue(IdentifiedViews.self) { views in
        GeometryReader { scene in recording { record.update(views, in: scene) } }
      }
      .overlayPreferenceValue(RecordedPreferences.self) { preferences in
        recording { record.preferences = preferences }
      }
      .environment(\.font, conditions.font)
      .environment(\.layoutDirection, conditions.direction)
      .environment(\.dynamicTypeSize, conditions.typeSize)
      .environment(\.displayScale, conditions.scale)
  }

  private func recording(_ record: () -> Void) -> Color {
    record()
    return Color.clear
  }
}

/// Proposes to a scene what a spec states, in place of the size of a window.
///
/// Several outermost views are laid out as in a `VStack`, as a hosting view does.
struct SceneLayout: Layout {
  var proposal: ProposedViewSize
  var record: SceneRecord

  func makeCache(subviews: Subviews) -> VStackLayout.Cache {
    VStackLayout().makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout VStackLayout.Cache, subviews: Subviews) {
    VStackLayout().updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal _: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGSize {
    let size =
      subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    record.size = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal _: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    } else {
      VStackLayout().placeSubviews(
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }
}
