/// A block that speaks of one scene under many conditions.
package protocol VariedFence: ExpectationFence {
  /// The questions about each layout.
  var question: VariantQuestion { get }

  /// Every combination that the block speaks of, each once, in its order.
  ///
  /// - Parameter standing: The last proposal of the scene, for a block that has no size of its own.
  /// - Returns: The combinations; none without a size.
  func combinations(standing: LayoutProposal?) -> [LayoutConditions]

  /// The ways in which each layout is not as the block says; none where it holds.
  ///
  /// - Parameters:
  ///   - variants: The layouts of the combinations.
  ///   - standing: The last proposal of the scene.
  /// - Returns: The breaches of each layout, in order.
  func breaches(
    in variants: [ObservedVariant],
    standing: LayoutProposal?
  ) -> [[VariantBreach]]
}

/// One way in which a layout is not as a block says.
package struct VariantBreach: Sendable, Equatable {
  /// What differs, in a sentence: `no truncation: Text "Ada"`.
  package var sentence: String
  /// The nodes at fault, by their ids in the resolved tree.
  package var nodeIDs: [Int]

  package init(_ sentence: String, nodeIDs: [Int] = []) {
    self.sentence = sentence
    self.nodeIDs = nodeIDs
  }
}

/// A column behind the bar of a `variants` block: something that is observed of each layout.
struct ObservedColumn: Sendable, Equatable {
  /// The head of the column as its author wrote it: `#bio.lines`.
  var text: String
  var content: Content

  enum Content: Sendable, Equatable {
    /// A quantity of a node, by its id; the whole scene is ``VariantQuestion/root``.
    case measure(node: String, MeasuredQuantity)
    /// The nodes that a check finds.
    case findings(FindingColumn)
  }
}

extension ObservedColumn {
  /// Reads the head of a column; a wrong one is reported.
  init?(_ cell: TableCell, line: Int, reportingTo diagnostics: inout DiagnosticCollector) {
    switch Self.content(of: cell.text) {
    case .success(let content):
      self.init(text: cell.text, content: content)
    case .failure(let mistake):
      diagnostics.report(.variant(mistake), line: line, column: cell.column)
      return nil
    }
  }

  private static func content(of text: String) -> Result<Content, VariantMistake> {
    if let findings = FindingColumn(rawValue: text) { return .success(.findings(findings)) }
    guard let dot = text.lastIndex(of: ".") else {
      let nearest = NearestName.of(text, among: FindingColumn.allCases.map(\.rawValue))
      return .failure(.columnUnknown(text, nearest: nearest))
    }
    let (node, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let quantity = MeasuredQuantity(rawValue: name) else {
      let nearest = NearestName.of(name, among: MeasuredQuantity.allCases.map(\.rawValue))
      return .failure(.quantityUnknown(name, nearest: nearest.map { "\(node).\($0)" }))
    }
    if node == VariantQuestion.root { return .success(.measure(node: node, quantity)) }
    let words = WordScanner(node, firstColumn: 1).words
    guard words.count == 1, let id = words[0].identifier else {
      return .failure(.nodeInvalid(node))
    }
    return .success(.measure(node: id, quantity))
  }

  /// Whether its cells are numbers.
  var isCounted: Bool {
    if case .measure = content { true } else { false }
  }

  /// Whether the head of a column, as it is written, is one of numbers.
  static func isCounted(_ head: String) -> Bool {
    if case .success(.measure) = content(of: head) { true } else { false }
  }
}
