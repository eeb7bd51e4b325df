import MutantsTool
import Testing

/// Which changes of a file leave its code as it was.
struct CodeTextTests {
  private static let code = "func a() -> Int {\n  let b = 1\n  return b + 1\n}\n"

  @Test(
    arguments: [
      "/// Says one.\nfunc a() -> Int {\n  let b = 1\n  return b + 1\n}\n",
      "func a() -> Int {\n  // R-STK-4\n  let b = 1\n\n  return b + 1  // and one\n}\n",
      "func a() -> Int {\n    let b = 1\n    return b + 1\n}",
    ]
  )
  func `comments, indentation and blank lines are no code`(text: String) {
    #expect(CodeText.withoutComments(text) == CodeText.withoutComments(Self.code))
  }

  @Test(
    arguments: [
      "func a() -> Int {\n  let b = 2\n  return b + 1\n}\n",
      "func a() -> Int {\n  let b = 1\n  return b\n  + 1\n}\n",
      "func a() -> Int {\n  let b = 1\n  return \"b + 1\"\n}\n",
    ]
  )
  func `numbers, line ends between words and texts are code`(text: String) {
    #expect(CodeText.withoutComments(text) != CodeText.withoutComments(Self.code))
  }
}
