import Testing

struct TreeGeneratorTests {
  @Test func `TreeGenerator gives the same trees for the same seed`() {
    var (first, second) = (TreeGenerator(seed: 5), TreeGenerator(seed: 5))
    #expect((0..<50).map { _ in first.tree() } == (0..<50).map { _ in second.tree() })
  }

  @Test func `500 generated trees contain every listed view, modifier and spacing`() {
    var generator = TreeGenerator(seed: 5)
    let code = (0..<500).flatMap { _ in generator.tree().code }.joined(separator: "\n")
    for word in [
      "Text(", "Color.red", "Circle()", "Capsule()", "Rectangle()", "Spacer(", "Divider()",
      "EmptyView()", "HStack(", "VStack(", "ZStack(", "Group {", "ForEach(", "if true", "if false",
      "GeometryReader {", "ProbeFlow(", "ProbeStaircase(", ".frame(width", ".frame(minWidth",
      ".padding(", ".fixedSize(", ".aspectRatio(", ".offset(", ".position(", ".background(",
      ".overlay(", ".layoutPriority(", "alignmentGuide(HorizontalAlignment",
      "alignmentGuide(VerticalAlignment", "spacing: nil", "spacing: 0", "spacing: -",
    ] {
      #expect(code.contains(word), "no \(word)")
    }
  }

  @Test func `most generated changes alter a tree, and most keep its number of nodes`() {
    var generator = TreeGenerator(seed: 9)
    let changes = (0..<200).map { _ in
      let tree = generator.tree()
      return (before: tree, after: generator.changed(tree))
    }
    #expect(changes.count { $0.before != $0.after } > 100)
    #expect(changes.count { $0.before.count == $0.after.count } > 100)
  }
}
