extension CheckFinding {
  /// The finding with nodes that a reader can recognize.
  ///
  /// A node with an id is named by it alone; one without an id and a label, by the text that it
  /// contains or by the nearest id around it.
  package var naming: CheckFinding {
    var finding = self
    finding.node = Self.name(of: CheckFinding.Other(self))
    if let other { finding.other?.node = Self.name(of: other) }
    return finding
  }

  private static func name(of node: CheckFinding.Other) -> String {
    if let id = node.identifiers.first {
      let name = QuotedText.identifier(id)
      if node.node.hasSuffix(name) { return name }
      if !node.node.contains("\""), node.content == nil { return "\(node.node) in \(name)" }
    }
    guard let content = node.content else { return node.node }
    return "\(node.node) \(QuotedText.text(ShortLabel.text(content)))"
  }

  /// The finding as the end of a sentence, such as `#bio is truncated`.
  package var sentence: String { ownSentence + placeholderNote }

  private var ownSentence: String {
    let name = node
    let points = points.map { " by \(NumberText.text(($0 * 100).rounded() / 100))" } ?? ""
    switch check {
    case .truncation: return "\(name) is truncated" + (doubt.map { " (\($0))" } ?? "")
    case .clipping: return "\(name) is clipped\(points)"
    case .overlap: return "\(name) overlaps \(other?.node ?? "another")"
    case .containment: return "\(name) overflows its parent\(points)"
    case .fitting: return "the scene is larger than its proposal\(points)"
    case .words: return "\(name) breaks a word" + (doubt.map { " (\($0))" } ?? "")
    case .oneLine: return "\(name) has more than one line"
    case .targets: return "\(name) is too small to tap\(points)"
    }
  }
}

extension CheckFinding {
  /// The text of the view, or the first one in it; `nil` if there is none.
  package var words: String? {
    let words = node.firstMatch(of: /"(.*)"/).map { String($0.1) } ?? content
    return words?.isEmpty == false ? words : nil
  }
}
