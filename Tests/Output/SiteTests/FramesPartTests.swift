import Testing

@testable import Site

@MainActor
struct FramesPartTests {
  private func page(_ line: String) throws -> String {
    let files = try SiteFixture.files(SiteFixture.spec(frames: line))
    return try #require(files["views/a.html"])
  }

  @Test(
    arguments: [
      ("Text \"Reset\"   0 0 50 20", "Text \"Reset\"   ", "0 0 50 20"),
      ("Text \"Reset\"  0.33 -1 50  20", "Text \"Reset\"  ", "0.33 -1 50  20"),
      ("#root  0 0 50 20", "#root  ", "0 0 50 20"),
      ("cell 0.3   8 116 304  44  z=1", "cell 0.3   ", "8 116 304  44  z=1"),
    ]
  )
  func `the numbers of a line in a frames fence are in a separate b element`(
    line: String,
    name: String,
    numbers: String
  ) throws {
    #expect(try page(line).contains(">\(name)<b>\(numbers)</b>\n"))
  }

  @Test func `a line in a frames fence without numbers is plain text`() throws {
    let page = try page("Text \"Reset\"  0 0 50 20\n  ...")
    #expect(page.contains("<i>  ...\n</i>"))
  }

  @Test(
    arguments: [
      ("Text \"Reset\"  0 0 50 20", true), ("Text \"Reset\"  0 0 50 20\n  ...", false),
      ("#root  0 0 50 20", false),
    ]
  )
  func `lines are numbered as in the picture only if they list all of its nodes`(
    lines: String,
    isNumbered: Bool
  ) throws {
    #expect(try page(lines).contains("class=\"blk num\"") == isNumbered)
  }
}
