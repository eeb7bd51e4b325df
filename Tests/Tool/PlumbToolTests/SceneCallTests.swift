@testable import SuiteRunning
import SceneBuilding
import Testing

@testable import PlumbTool

struct SceneCallTests {
  private let printed = """
    before
    Scene call: /tmp/a folder/1.so 0x1a2b
    Scene call: /tmp/2.so 0x3
    after
    """

  @Test func `SceneCall parses the library and address of each printed call`() {
    #expect(
      SceneCall.calls(in: printed) == [
        SceneCall(library: "/tmp/a folder/1.so", address: "0x1a2b"),
        SceneCall(library: "/tmp/2.so", address: "0x3"),
      ]
    )
    #expect(SceneCall.removed(from: printed) == "before\nafter")
  }

  @Test(
    arguments: [
      ("Specs/a.md:12:7\n\n", "at Specs/a.md:12"),
      ("Specs/a.md:17:1 (approximate)\n\n", "near Specs/a.md:17"), ("??:0:0\n", nil),
      ("Specs/a.md:0:0\n", nil),
      ("/tmp/Scene.swift:3:1\n", nil), ("", nil),
      ("/cache/apps/1/Shop/3_Cart.swift:7:1\n", "at Shop/3_Cart.swift:7"),
    ] as [(String, String?)]
  )
  func `SceneCall.place is the line of a spec or of an app's file`(text: String, place: String?) {
    #expect(SceneCall.place(symbolized: text) == place)
  }
}
