import Testing

@testable import ViewLayout

struct GeneratedTextTests {
  @Test func `a text is found by the letters of its key`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings":
        "\"dialog.button-ok\" = \"Agree\"; \"item_count\" = \"%d items\"; \"a.b\" = \"1\"; \"ab\" = \"2\";"
    ])
    let resources = folder.resources
    for name in ["dialogButtonOk", "dialog_button_ok", "DialogButtonOK"] {
      #expect(GeneratedText(named: name, in: resources)?.string() == "Agree")
    }
    #expect(GeneratedText(named: "itemCount", in: resources)?.string(arguments: [3]) == "3 items")
    // Two keys have these letters.
    #expect(GeneratedText(named: "aB", in: resources) == nil)
    #expect(GeneratedText(named: "dialogButton", in: resources) == nil)
  }
}
