import Testing

@testable import SpecFormat

struct SceneCallTests {
  private func call(_ code: String) -> String {
    SceneCall(showing: CodeBlock(fenceLine: 1, line: 2, code: code)).name
  }

  @Test(arguments: [
    "CollectionScene(layout, items: [8, 3])",
    "// Eight.\n\nCollectionScene(\n  layout, items: [8])\n",
    "CollectionScene(layout, items: [8]) { path in\n  Text(\"a\")\n}", "home", "home(8)",
    "controller.collectionView", "home.list(of: 3, \"(\")", "home(\n  8\n).view", "Home().view",
    "UICollectionView(frame: .zero, collectionViewLayout: layout)",
  ])
  func `what may be a collection view goes to the call that takes one`(code: String) {
    #expect(call(code) == "stage.anyScene")
  }

  @Test(arguments: [
    "Text(\"a\")", "self.width = 3", "let a = 1\nText(\"a\")", "if a { Text(\"a\") }", "",
    "home(8)\n  .padding()", "Text(\"CollectionScene(\")", "card { Text(\"a\") }",
    "Text(\"a\").padding()", "Color.red", "home(8)\nhome(9)", "home(8) { Text(\"a\") }", "home(",
  ])
  func `what is a view goes to the call that takes nothing else`(code: String) {
    #expect(call(code) == "stage.scene")
  }
}
