import SpecFormat
import Testing

struct StubWriterTests {
  private func stub(_ type: String, _ code: String) -> [String]? {
    StubWriter([PreviewFile(path: "Row.swift", text: code)], missing: [type, "Item"])
      .declaration(ofType: type)
  }

  @Test
  func `a type has the properties that its uses show`() {
    let code = """
      let user: User
      Text(user.name)
      Image(systemName: user.badge)
      Toggle("Active", isOn: $user.active)
      if user.isNew { Text(user.score, format: .number) }
      Circle().fill(user.tint)
      """
    #expect(
      stub("User", code) == [
        "struct User: Identifiable, Hashable {",
        "  var id = UUID()",
        "  var active: Bool = false",
        "  var badge: String = \"star\"",
        "  var isNew: Bool = false",
        "  var name: String = \"Name\"",
        "  var score: Double = 1",
        "  var tint: Color = .gray",
        "}",
      ]
    )
  }

  @Test
  func `the parameters of an initializer keep their order`() {
    #expect(
      stub("Item", "Item(title: \"Tea\", count: 2, isHot: true, price: 2.5)") == [
        "struct Item: Identifiable, Hashable {",
        "  var id = UUID()",
        "  var title: String = \"Title\"",
        "  var count: Int = 1",
        "  var isHot: Bool = false",
        "  var price: Double = 1",
        "}",
      ]
    )
  }

  @Test
  func `an observed type is a class whose lists have the type of their elements`() {
    let code = """
      @StateObject private var store = Store()
      let item: Item
      List(store.items) { item in Text(item.name) }
      Store.shared
      """
    #expect(
      stub("Store", code) == [
        "final class Store: ObservableObject {",
        "  @Published var items: [Item] = [Item(), Item(), Item()]",
        "  static let shared = Store()",
        "}",
      ]
    )
  }

  @Test
  func `members of SwiftUI's types are extensions`() {
    let writer = StubWriter([PreviewFile(path: "Row.swift", text: "Text(\"A\").cardStyle()")])
    #expect(
      writer.declaration(ofMember: "brand", of: "Color")
        == ["extension Color {", "  static let brand = Color.gray", "}"]
    )
    #expect(
      writer.declaration(ofMember: "cardStyle", of: "some View")
        == ["extension View {", "  func cardStyle() -> some View { self }", "}"]
    )
    #expect(writer.declaration(ofMember: "total", of: "Array<Item>") == nil)
  }

  @Test
  func `a lowercase name is no type`() {
    #expect(stub("track", "track(\"seen\")") == nil)
  }

  @Test
  func `members of a member make a type, and calls make methods`() {
    let code = """
      @ObservedObject var player: Player
      Text(player.track.title)
      Button("Next", action: player.next)
      player.seek(to: 3)
      try await player.save(3)
      """
    #expect(
      stub("Player", code) == [
        "final class Player: ObservableObject {",
        "  struct TrackStub: Identifiable, Hashable {",
        "    var id = UUID()",
        "    var title: String = \"Title\"",
        "  }",
        "  @Published var track = TrackStub()",
        "  func next() {}",
        "  func save(_ value0: Any? = nil) async throws {}",
        "  func seek(to value0: Any? = nil) {}",
        "}",
      ]
    )
  }

  @Test
  func `a type that is used as a view takes any arguments`() {
    let code = "KFImage(url)\n  .resizable()\n"
    #expect(
      stub("KFImage", code) == [
        "struct KFImage: View {", "  init(_ value0: Any? = nil) {}",
        "  var body: some View { Color.gray.opacity(0.2) }", "}",
      ]
    )
  }
}
