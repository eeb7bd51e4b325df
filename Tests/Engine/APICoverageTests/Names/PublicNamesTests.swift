import Testing

/// Checks that the page states the support for every public name of SwiftUI that concerns views.
@MainActor
struct PublicNamesTests {
  @Test func `each public name of SwiftUI has a coverage entry`() throws {
    let names = try PublicNames().names
    #expect(names.count > 1000)
    #expect(names.subtracting(PublicNames.standings().keys).sorted() == [])
  }

  @Test func `each coverage entry names a public declaration of SwiftUI`() throws {
    let names = try PublicNames().names
    #expect(Set(PublicNames.standings().keys).subtracting(names).sorted() == [])
  }

  @Test func `PublicNames.names returns the public names in a signature`() {
    #expect(PublicNames.names(in: "View.bold(_:), italic(_:)") == ["View.bold", "View.italic"])
    #expect(PublicNames.names(in: "Axis.Set.top, Text(_:)") == ["Axis", "Text"])
    #expect(PublicNames.names(in: "GestureState, Gesture.map(_:)") == ["GestureState", "Gesture"])
    #expect(PublicNames.names(in: "withAnimation(_:_:)") == ["withAnimation"])
    #expect(
      PublicNames.names(in: "EnvironmentValues.font, EnvironmentValues[_:]")
        == ["EnvironmentValues.font", "EnvironmentValues"]
    )
  }
}
