import Foundation
import LayoutTree
import Testing
@testable import ViewLayout

@MainActor struct ConnectedPropertyTests {
  private struct Doubled: DynamicProperty {
    let name: String
    @State var width: CGFloat
    @Environment(\.lineLimit) private var limit

    var doubled: CGFloat { width * 2 + CGFloat(limit ?? 0) }
  }

  private struct Card: View {
    weak var owner: Log?
    let title: Any
    private var doubled: Doubled
    private var optional: State<CGFloat>?
    private let missing: State<CGFloat>? = nil
    @State private var height: CGFloat = 5

    init(width: CGFloat, owner: Log) {
      self.owner = owner
      title = "title"
      doubled = Doubled(name: "width", width: width)
      optional = State(initialValue: 3)
    }

    var body: some View {
      Color.red.frame(
        width: doubled.doubled + (optional?.wrappedValue ?? 0) + (missing?.wrappedValue ?? 0),
        height: height
      )
      .id("card")
      .onTapGesture {
        doubled.width += 1
        optional?.wrappedValue += 10
        height = owner == nil ? 0 : 7
      }
    }
  }

  @Test func `A new value of a view uses the states of nested and of optional properties`() {
    let owner = Log()
    let scene = Scene { Card(width: 10, owner: owner).lineLimit(100) }
    #expect(scene.frame("card")?.size == CGSize(width: 123, height: 5))
    #expect(scene.host.tap("card"))
    scene.step()
    #expect(scene.frame("card")?.size == CGSize(width: 135, height: 7))
  }

  private struct Padded: ViewModifier {
    let limit: String?
    @State private var length: CGFloat = 4

    func body(content: Content) -> some View {
      content.padding(length).onTapGesture { length = 8 }
    }
  }

  private struct Wide: ButtonStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: CGFloat(limit ?? 1)).id("label")
    }
  }

  @Test func `The properties of modifiers and of styles are connected`() {
    let scene = Scene {
      Button(action: {}, label: { Color.red.frame(height: 10).id("color") })
        .buttonStyle(Wide())
        .modifier(Padded(limit: nil))
        .id("padded")
        .lineLimit(30)
    }
    #expect(scene.frame("padded")?.size == CGSize(width: 38, height: 18))
  }
}
