import Testing

@testable import SpecFormat

struct FenceKindTests {
  @Test(arguments: [
    ("frame", "frames"), ("framse", "frames"), ("swfit", "swift"), ("Swift", "swift"),
    ("swift,setup", "swift"), ("swiftui", "swift"), ("negotation", "negotiation"),
    ("preference", "preferences"), ("call", "calls"), ("issue", "issues"), ("law", "laws"),
    ("snapshots", "snapshot"), ("scripts", "script"), ("frames:", "frames"),
  ])
  func `names the nearest fence`(name: String, nearest: String) {
    #expect(FenceKind.nearestName(to: name) == nearest)
  }

  @Test(arguments: [
    "", "text", "sh", "shell", "bash", "markdown", "json", "yaml", "html", "css", "less", "sass",
    "c", "cpp", "objc", "java", "javascript", "typescript", "kotlin", "rust", "ruby", "lua", "sql",
    "diff", "mermaid", "xml", "tsx", "console", "dart", "scala", "haskell", "perl", "{.swift}",
  ])
  func `leaves other languages to prose`(name: String) {
    #expect(!FenceKind.looksLikeOurs(name))
  }
}
