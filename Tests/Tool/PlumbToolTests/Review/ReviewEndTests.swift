import Foundation
import Testing

/// Tests the state of the terminal and the specs after a review, for every way in which it can end.
struct ReviewEndTests {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Starts a review, accepts one block so that there is something to lose, and expects the
  /// terminal to be in use.
  private func review(
    _ line: String = "exec \"$0\" review",
    options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> ReviewProcess {
    let review = try ReviewProcess(line, options: options, environment: environment)
    #expect(review.terminal.settings != review.found)
    try review.press(TypedKey("a"))
    return review
  }

  /// Checks that the terminal has its original settings, and handles pasted text as before.
  private func expectAsFound(_ review: ReviewProcess) throws {
    #expect(review.terminal.settings == review.found)
    let shown = review.terminal.shown
    let on = try #require(shown.range(of: Self.pasteOn, options: .backwards))
    let off = try #require(shown.range(of: Self.pasteOff, options: .backwards))
    #expect(on.upperBound <= off.lowerBound)
  }

  @Test(
    arguments: [
      "\u{3}", "\u{3}\u{3}\u{3}", "\u{4}", "\u{1B}[\u{3}", "\u{1B}[200~a", "\u{1B}[200~a\u{1B}[20",
    ]
  )
  func `control-C and control-D cancel a review and restore the terminal`(keys: String) throws {
    let review = try review()
    review.terminal.type(keys)
    if keys.hasPrefix("\u{1B}") {
      // An unfinished escape sequence does not delay control-C.
      usleep(ReviewProcess.pause)
      review.terminal.type("\u{3}")
    }
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("canceled; nothing is written"))
    #expect(review.isUntouched)
    try expectAsFound(review)
  }

  @Test func `control-C at the confirmation cancels a review without writing`() throws {
    let review = try review()
    try review.pressAcceptRest()
    review.terminal.type("\u{3}")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.isUntouched)
    try expectAsFound(review)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal cancels a review and restores the terminal`(signal: Int32) throws {
    let review = try review()
    kill(review.terminal.identifier, signal)
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("canceled; nothing is written"))
    #expect(review.isUntouched)
    try expectAsFound(review)
  }

  @Test func `a closed terminal ends a review without writing`() throws {
    let review = try review()
    review.terminal.hangUp()
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.isUntouched)
  }

  @Test func `control-Z restores the terminal, and fg shows the same question again`() throws {
    // With job control, the shell controls the terminal while the review is stopped.
    let line = "\"$0\" review; echo stopped; read go; fg"
    let review = try review(line, options: ["-m"])
    review.terminal.type("\u{1A}")
    try review.terminal.wait { $0.contains("stopped") }
    try expectAsFound(review)
    let questions = review.terminal.shown.components(separatedBy: "[2/3]").count
    review.terminal.type("\n")
    try review.terminal.wait { $0.components(separatedBy: "[2/3]").count > questions }
    try review.waitForQuestion()
    #expect(review.terminal.settings != review.found)
    #expect(review.isUntouched)
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("1 accepted, 0 rejected, 2 skipped"))
    #expect(review.touched == ["a.md"])
    try expectAsFound(review)
  }

  @Test func `SIGTSTP suspends a review like control-Z`() throws {
    let line = "\"$0\" review; echo stopped; read go; fg"
    let review = try review(line, options: ["-m"])
    kill(-review.terminal.foreground, SIGTSTP)
    try review.terminal.wait { $0.contains("stopped") }
    try expectAsFound(review)
    let questions = review.terminal.shown.components(separatedBy: "[2/3]").count
    review.terminal.type("\n")
    // A key that is typed before the question is ignored.
    try review.terminal.wait { $0.components(separatedBy: "[2/3]").count > questions }
    try review.waitForQuestion()
    try review.press(TypedKey("r"))
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
  }

  @Test func `control-Z without job control does not suspend a review`() throws {
    let review = try review()
    try review.press(TypedKey("\u{1A}"))
    #expect(review.terminal.settings != review.found)
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.touched == ["a.md"])
    try expectAsFound(review)
  }

  @Test func `keys typed before the first question have no effect`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It rests!")])
    let terminal = try TerminalProcess("exec \"$0\" review", in: package)
    terminal.type("a")
    try terminal.wait { $0.hasSuffix("quit and write accepted blocks ") }
    usleep(ReviewProcess.pause)
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(1))
    #expect(terminal.shown.contains("0 accepted, 0 rejected, 1 skipped"))
  }

  @Test func `a review sends no bracketed-paste sequences if TERM=dumb`() throws {
    let review = try review(environment: ["TERM": "dumb"])
    review.terminal.type("q")
    try review.terminal.waitForEnd()
    #expect(!review.terminal.shown.contains("2004"))
    #expect(review.terminal.settings == review.found)
  }
}
