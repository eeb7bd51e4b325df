import Testing

/// Tests which asynchronous work of a scene `plumb sweep --tasks` runs.
struct SweepTaskTests {
  private func output(of code: String, arguments: [String] = ["--tasks"]) throws -> String {
    let spec = """
      # T

      ```swift shared
      @MainActor let long = String(repeating: "a", count: 300)
      @concurrent private func loaded() async -> String { await long }
      private struct Scene: View {
        @State private var text = "a"
        var body: some View { Text(text).lineLimit(1)\(code) }
      }
      ```

      ```swift
      Scene()
      ```

      ```frames 393x852
      ```
      """
    return try FixturePackage(["a.md": spec])
      .run(["sweep", "a#t"] + arguments, tool: "plumb").output
  }

  @Test(arguments: [
    ".task { text = long }",
    ".task(id: text) { text = await loaded() }",
    ".task { try? await Task.sleep(for: .seconds(2)); text = long }",
    ".onAppear { Task { text = await loaded() } }",
    ".onAppear { DispatchQueue.main.async { text = long } }",
    ".task { async let new = loaded(); text = await new }",
  ])
  func `sweep --tasks lays out state that an asynchronous task sets`(code: String) throws {
    #expect(try output(of: code).contains("816 of them fail a check"))
  }

  @Test func `sweep --tasks prints a note of a task that does not end in time`() throws {
    let code = ".task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }"
    let text = try output(of: code)
    #expect(text.contains("every check passes"))
    #expect(text.contains("a task was not awaited: it did not end in time\n"))
  }

  @Test func `sweep without --tasks starts no task`() throws {
    #expect(try output(of: ".task { text = long }", arguments: []).contains("every check passes"))
  }
}
