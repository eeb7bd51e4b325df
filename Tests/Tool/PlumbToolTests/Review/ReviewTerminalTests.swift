import Testing

/// What comes of keys that are pressed on a real terminal.
struct ReviewTerminalTests {
  @Test(arguments: TypedKeys.all)
  func `keys that are no command change no spec and decide nothing`(kind: TypedKeys) throws {
    let review = try ReviewProcess()
    for key in kind.keys {
      try review.press(key)
      #expect(!review.terminal.shown.contains("[2/3]"), "\(key)")
    }
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("0 accepted, 0 rejected, 3 skipped"))
    #expect(review.isUntouched)
    #expect(review.terminal.settings == review.found)
  }

  @Test(arguments: TypedKeys.all)
  func `only a y accepts the rest, and no other key`(kind: TypedKeys) throws {
    let review = try ReviewProcess()
    for key in kind.keys where key.parts != [Array("y".utf8)] {
      try review.pressAcceptRest()
      try review.press(key)
    }
    for key in ["a", "r", "s", "A", "q", "Y", "n", "\r"] {
      try review.pressAcceptRest()
      try review.press(TypedKey(key))
    }
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("0 accepted, 0 rejected, 3 skipped"))
    #expect(review.isUntouched)
  }

  @Test func `a y accepts the rest once the number of blocks and files was told`() throws {
    let review = try ReviewProcess()
    try review.press(TypedKey("s"))
    try review.pressAcceptRest()
    #expect(review.terminal.shown.contains("accept 2 blocks in 2 files?"))
    review.terminal.type("y")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("2 accepted, 0 rejected, 1 skipped"))
    #expect(review.touched == ["a.md", "b.md"])
    #expect(review.terminal.settings == review.found)
  }

  @Test func `commands decide, one key for one block`() throws {
    let review = try ReviewProcess()
    try review.press(TypedKey("s"))
    try review.press(TypedKey("r"))
    review.terminal.type("a")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("1 accepted, 1 rejected, 1 skipped"))
    #expect(review.touched == ["b.md"])
    #expect(review.terminal.settings == review.found)
  }

  @Test func `nothing that is typed comes back to the terminal`() throws {
    let review = try ReviewProcess()
    let shown = review.terminal.shown.count
    try review.press(TypedKey("\u{1B}]0;title\u{7}"))
    try review.press(TypedKey("\u{1B}[200~echo\u{1B}[31m\u{1B}[201~"))
    let answer = review.terminal.shown.dropFirst(shown)
    for typed in ["title", "echo", "\u{1B}"] { #expect(!answer.contains(typed)) }
    #expect(answer.contains("pasted text"))
  }
}
