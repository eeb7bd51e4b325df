import Testing

@testable import SpecFormat

struct SceneCallTests {
  private func call(_ code: String) -> String {
    SceneCall(
      showing: CodeBlock(fenceLine: 1, line: 2, code: code),
      classes: SceneCall.classes(in: [
        CodeBlock(fenceLine: 1, line: 2, code: "final class CardView: UIView {\n}\nstruct Box {}")
      ])
    ).name
  }

  @Test(arguments: [
    "CollectionScene(layout, items: [8, 3])",
    "// Eight.\n\nCollectionScene(\n  layout, items: [8])\n",
    "CollectionScene(layout, items: [8]) { path in\n  Text(\"a\")\n}", "home", "home(8)",
    "controller.collectionView", "home.list(of: 3, \"(\")", "home(\n  8\n).view", "Home().view",
    "UICollectionView(frame: .zero, collectionViewLayout: layout)", "UILabel()",
    "UIStackView(arrangedSubviews: [a, b])", "CardView(title: \"A\")",
    "let view = UIView()\nview.tag = 3\nreturn view", "CardView {\n  $0.tag = 3\n}",
  ])
  func `what may be a view of UIKit goes to the call that takes one`(code: String) {
    #expect(call(code) == "stage.anyScene")
  }

  @Test(arguments: [
    "Text(\"a\")", "self.width = 3", "let a = 1\nText(\"a\")", "if a { Text(\"a\") }", "",
    "home(8)\n  .padding()", "Text(\"CollectionScene(\")", "card { Text(\"a\") }",
    "Text(\"a\").padding()", "Color.red", "Box()", "home(8)\nhome(9)", "home(8) { Text(\"a\") }",
    "home(",
  ])
  func `what is a view goes to the call that takes nothing else`(code: String) {
    #expect(call(code) == "stage.scene")
  }
}
