import Foundation
import Testing

@testable import ViewLayout

/// Tests modifiers directly around a leaf, which add themselves to the leaf's node.
@MainActor
struct LeafModifierTests {
  private final class Model {
    var width: CGFloat = 10
    var padding: CGFloat = 1
    var priority = 0.0
  }

  private func scene(_ model: Model) -> Scene {
    Scene(ProposedViewSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        Color.red.frame(width: model.width).accessibilityIdentifier("framed")
          .padding(model.padding).accessibilityIdentifier("padded")
        Color.red.accessibilityIdentifier("first").layoutPriority(model.priority)
        Color.red.accessibilityIdentifier("second")
      }
    }
  }

  @Test func `a changed width, padding or layoutPriority of a leaf updates its frames`() {
    let model = Model()
    let scene = scene(model)
    #expect(scene.frame("framed") == CGRect(x: 1, y: 1, width: 10, height: 8))
    #expect(scene.frame("padded") == CGRect(x: 0, y: 0, width: 12, height: 10))
    #expect(scene.frame("second") == CGRect(x: 56, y: 0, width: 44, height: 10))
    (model.width, model.padding) = (20, 2)
    scene.step()
    #expect(scene.frame("framed") == CGRect(x: 2, y: 2, width: 20, height: 6))
    #expect(scene.frame("padded") == CGRect(x: 0, y: 0, width: 24, height: 10))
    model.priority = 1
    scene.step()
    #expect(scene.frame("first") == CGRect(x: 24, y: 0, width: 76, height: 10))
    #expect(scene.frame("second") == CGRect(x: 100, y: 0, width: 0, height: 10))
  }
}
