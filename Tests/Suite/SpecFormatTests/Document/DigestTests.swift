import SpecFormat
import Testing

struct DigestTests {
  private func digest(of text: String) -> String? {
    parse(text).document.scenarios.last?.digest
  }

  private let spec = """
    ```swift shared
    struct A {}
    ```
    ## B
    ```swift setup
    let a = A()
    ```
    ```swift
    Circle()
    ```
    ```frames 10x10
    Circle 0 0 10 10
    ```
    ```swift step
    stage.tap("a")
    ```

    """

  @Test func `a scenario digest has 16 hexadecimal digits`() {
    #expect(digest(of: spec)?.count == 16)
    #expect(digest(of: spec)?.allSatisfy(\.isHexDigit) == true)
  }

  @Test(arguments: ["struct A", "let a", "Circle()", "stage.tap"])
  func `a scenario digest changes with shared, setup, scene and step code`(code: String) {
    #expect(digest(of: spec.replacing(code, with: "/**/" + code)) != digest(of: spec))
  }

  @Test func `a scenario digest does not depend on line numbers, prose or expected frames`() {
    let other = "Prose.\n\n" + spec.replacing("0 0 10 10", with: "0 0 20 20")
    #expect(digest(of: other) == digest(of: spec))
  }

  @Test func `a scenario digest depends on the boundaries between code blocks`() {
    let calls = "```calls\na 1\n```\n"
    let one = "```swift setup\na\nb\n```\n```swift\nc\n```\n\(calls)"
    let other = "```swift setup\na\n```\n```swift\nb\nc\n```\n\(calls)"
    #expect(digest(of: one) != digest(of: other))
  }
}
