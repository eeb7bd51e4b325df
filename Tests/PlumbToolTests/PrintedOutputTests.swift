import Testing

@testable import PlumbTool

struct PrintedOutputTests {
  private static func marker(_ id: String) -> [UInt8] {
    OutputMarker.prefix + Array(id.utf8) + [OutputMarker.lastByte]
  }

  private static let stream =
    Array("before".utf8) + marker("a#1") + Array("one\nhalf a line".utf8) + marker("a#2")
    + marker("a#3") + Array("\u{1E}no marker, \u{1E}plumb: none".utf8) + marker("")
    + Array("after".utf8)

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `gives each scenario its own, in pieces of any size`(size: Int) {
    var printed = PrintedOutput()
    var rest = Self.stream[...]
    while !rest.isEmpty {
      printed.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    #expect(printed["a#1"] == "one\nhalf a line")
    #expect(printed["a#2"] == "")
    #expect(printed["a#3"] == "\u{1E}no marker, \u{1E}plumb: none")
    #expect(printed[OutputMarker.nobody] == "beforeafter")
  }

  @Test func `a marker without an end is text`() {
    var printed = PrintedOutput()
    printed.append(Self.marker("a#1") + OutputMarker.prefix + Array(repeating: 0x61, count: 5000))
    #expect(printed["a#1"].utf8.count == OutputMarker.prefix.count + 5000)
  }
}
