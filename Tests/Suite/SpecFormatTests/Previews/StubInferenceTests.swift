import SpecFormat
import Testing

struct StubInferenceTests {
  /// Returns the stub of a name, for code in which names are missing.
  private func stub(
    _ name: String,
    _ code: String,
    missing: [String] = [],
    errors: [String] = []
  ) -> [String]? {
    var inference = StubInference([PreviewFile(path: "Row.swift", text: code)])
    let place = PreviewSpec.Place(file: "Row.swift", line: 1)
    let types = missing.map { "cannot find type '\($0)' in scope" }
    _ = inference.read((types + errors).map { PlacedError(place: place, message: $0) })
    return inference.stubs().first { $0.name == name }?.lines
  }

  @Test
  func `a type has the properties that its uses show`() {
    let code = """
      struct Row: View {
        @Binding var user: User
        var body: some View {
          Text(user.name)
          Image(systemName: user.badge)
          Toggle("Active", isOn: $user.active)
          if user.isNew { Text(user.score, format: .number) }
          Circle().fill(user.tint)
        }
      }
      """
    #expect(
      stub("User", code, missing: ["User"]) == [
        "struct User: Identifiable, Hashable {",
        "  var id = UUID()",
        "  var active: Bool = false",
        "  var badge: String = \"star\"",
        "  var isNew: Bool = false",
        "  var name: String = \"Name\"",
        "  var score: Double = 12.5",
        "  var tint: Color = .gray",
        "}",
      ]
    )
  }

  @Test
  func `the arguments of an initializer are properties in their order`() {
    let code = "let item = Item(title: \"Tea\", count: 2, isHot: true, price: 2.5)"
    #expect(
      stub("Item", code, missing: ["Item"]) == [
        "struct Item: Identifiable, Hashable {",
        "  var id = UUID()",
        "  var title: String = \"Title\"",
        "  var count: Int = 3",
        "  var isHot: Bool = false",
        "  var price: Double = 12.5",
        "}",
      ]
    )
  }

  @Test
  func `members of a member make a type, and calls make methods`() {
    let code = """
      struct Player: View {
        @ObservedObject var store: Store
        var body: some View {
          Text(store.track.artist.name)
          Button("Next", action: store.next)
          Button("Start") { store.seek(to: 3) }
          List(store.items) { item in
            Button("Remove") { store.delete(item, animated: true) }
          }
        }
      }
      """
    #expect(
      stub("Store", code, missing: ["Store"]) == [
        "class Store: ObservableObject {",
        "  @Published var items: [Store.Item] = [Store.Item(), Store.Item(), Store.Item()]",
        "  @Published var track: Store.Track = Store.Track()",
        "  init() {}",
        "  func delete(_ value: Store.Item, animated: Bool) {}",
        "  func seek(to: Int) {}",
        "  func next() {}",
        "  struct Item: Identifiable, Hashable {",
        "    var id = UUID()",
        "  }",
        "  struct Track: Identifiable, Hashable {",
        "    var id = UUID()",
        "    var artist: Store.Track.Artist = Store.Track.Artist()",
        "    struct Artist: Identifiable, Hashable {",
        "      var id = UUID()",
        "      var name: String = \"Name\"",
        "    }",
        "  }",
        "}",
      ]
    )
  }

  @Test
  func `a declared type is that of a value which is passed to it`() {
    let code = """
      struct Row: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      struct Page: View {
        let model: Model
        var body: some View { Row(count: model.title) }
      }
      """
    #expect(stub("Model", code, missing: ["Model"])?.contains { $0.contains("title: Int") } == true)
  }

  @Test
  func `cases of switches and of all cases make an enumeration`() {
    let code = """
      struct Page: View {
        @State var state: LoadState
        @State var tab = PageTab.first
        var body: some View {
          switch state {
          case .idle: Text("Idle")
          case .failed(let message): Text(message)
          }
          ForEach(PageTab.allCases) { Text($0.title) }
        }
      }
      """
    #expect(
      stub("LoadState", code, missing: ["LoadState", "PageTab"]) == [
        "enum LoadState: Hashable {", "  case failed(String)", "  case idle", "}",
      ]
    )
    #expect(
      stub("PageTab", code, missing: ["LoadState", "PageTab"]) == [
        "enum PageTab: String, CaseIterable, Identifiable {", "  case first",
        "  var id: Self { self }", "  var title: String { \"Title\" }", "}",
      ]
    )
  }

  @Test
  func `examples are values of their type`() {
    let code = """
      struct Row: View {
        let trip: Trip
        var body: some View { Text(trip.name) }
      }
      #Preview { Row(trip: .sample) }
      #Preview { List(Trip.samples) { Row(trip: $0) } }
      """
    let lines = stub("Trip", code, missing: ["Trip"])
    #expect(lines?.contains("  static var sample: Trip = Trip()") == true)
    #expect(lines?.contains("  static var samples: [Trip] = [Trip(), Trip(), Trip()]") == true)
  }

  @Test
  func `a chain of names without values makes enumerations without cases`() {
    #expect(
      stub("L10n", "let title = Text(L10n.Profile.title)", missing: ["L10n"]) == [
        "enum L10n {", "  enum Profile {", "    static var title: String = \"Title\"", "  }", "}",
      ]
    )
  }

  @Test
  func `a type that is used as a view takes the arguments of its uses`() {
    let code = """
      struct Page: View {
        @State var isOn = false
        var body: some View {
          VStack {
            Card(title: "A") { Text("B") }
            Badge("New").padding()
          }
          .buttonStyle(Primary())
        }
      }
      """
    let names = ["Card", "Badge", "Primary"]
    #expect(stub("Card", code, missing: names)?.first == "struct Card<Content: View>: View {")
    #expect(stub("Badge", code, missing: names)?.first == "struct Badge: View {")
    #expect(stub("Primary", code, missing: names)?.first == "struct Primary: ButtonStyle {")
  }

  @Test
  func `members of types of frameworks are extensions`() {
    let code = """
      struct Row: View {
        let name = ""
        var body: some View {
          Text("A").cardStyle(isLarge: true).foregroundStyle(Color.brand)
          Button("B") {}.disabled(name.isBlank)
        }
      }
      """
    #expect(
      stub("Color.brand", code, errors: ["type 'Color' has no member 'brand'"])
        == ["extension Color {", "  static var brand: Color { .gray }", "}"]
    )
    #expect(
      stub(
        "some View.cardStyle",
        code,
        errors: ["value of type 'some View' has no member 'cardStyle'"]
      )
        == ["extension View {", "  func cardStyle(isLarge: Bool) -> some View { self }", "}"]
    )
    #expect(
      stub("String.isBlank", code, errors: ["value of type 'String' has no member 'isBlank'"])
        == ["extension String {", "  var isBlank: Bool { false }", "}"]
    )
  }

  @Test
  func `an element that is assigned to an optional is no optional`() {
    let code = """
      struct Row: View {
        @Bindable var budget: Budget
        @State var editing: Envelope?
        var body: some View {
          ForEach($budget.envelopes) { $envelope in Button("A") { editing = envelope } }
        }
      }
      """
    #expect(
      stub("Budget", code, missing: ["Budget", "Envelope"])?
        .contains("  var envelopes: [Envelope] = [Envelope(), Envelope(), Envelope()]") == true
    )
  }

  @Test
  func `key paths, zip and indices show lists and their elements`() {
    let code = """
      struct Row: View {
        let store: Store
        var due: [Habit] { store.habits.filter(\\.isDue) }
        var body: some View {
          ForEach(Array(zip(store.chapters.indices, store.chapters)), id: \\.0) { index, chapter in
            Text(chapter.title)
          }
        }
      }
      """
    let names = ["Store", "Habit"]
    #expect(stub("Habit", code, missing: names)?.contains("  var isDue: Bool = false") == true)
    let lines = stub("Store", code, missing: names) ?? []
    #expect(lines.contains("  var habits: [Habit] = [Habit(), Habit(), Habit()]"))
    #expect(lines.contains { $0.hasPrefix("  var chapters: [Store.Chapter] = ") })
  }

  @Test
  func `values of cases have the labels of calls`() {
    let code = """
      func draw(_ phase: Phase) {
        switch phase {
        case .idle: break
        case .revealed(let isCorrect): if isCorrect {}
        }
      }
      func test() { draw(.revealed(isCorrect: true)) }
      """
    #expect(
      stub("Phase", code, missing: ["Phase"])?.contains("  case revealed(isCorrect: Bool)") == true
    )
  }

  @Test
  func `a type with members of UIView is a view of UIKit`() {
    let code = """
      final class Page: UIViewController {
        let avatar = AvatarView()
        override func viewDidLoad() {
          avatar.translatesAutoresizingMaskIntoConstraints = false
          avatar.heightAnchor.constraint(equalToConstant: 96).isActive = true
          avatar.name = "A"
        }
      }
      """
    #expect(
      stub("AvatarView", code, missing: ["AvatarView"])
        == ["class AvatarView: UIView {", "  var name: String = \"Name\"", "}"]
    )
  }

  @Test
  func `a static member of a generic view is one of the view without content`() {
    let code = "let row = HStack(spacing: Grid.small) {}"
    #expect(
      stub("Grid<Content>.small", code, errors: ["type 'Grid<Content>' has no member 'small'"])?
        .first == "extension Grid where Content == EmptyView {"
    )
  }

  @Test
  func `errors of a compilation with stubs change them`() {
    let code = "struct Row: View {\n  let trip: Trip\n  var body: some View { draw(trip.size) }\n}"
    var inference = StubInference([PreviewFile(path: "Row.swift", text: code)])
    let errors = [(2, 13, "cannot find type 'Trip' in scope")]
    let more = [
      (3, 35, "cannot convert value of type 'CGFloat' to expected argument type 'Int'")
    ]
    let stub = { (errors: [(Int, Int, String)]) -> [String] in
      _ = inference.read(
        errors.map { line, column, message in
          let place = PreviewSpec.Place(file: "Row.swift", line: line)
          return PlacedError(place: place, column: column, message: message)
        }
      )
      return inference.stubs().first?.lines ?? []
    }
    #expect(stub(errors).contains("  var size: CGFloat = 16  // no use shows the type"))
    #expect(stub(more).contains("  var size: Int = 3"))
  }
}
