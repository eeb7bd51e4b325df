/// An expectation block about one scene under many conditions.
package protocol VariedFence: ExpectationFence {
  /// The values to observe in each layout.
  var question: VariantQuestion { get }

  /// Returns all combinations of the block's conditions without duplicates, in the order of the
  /// block.
  ///
  /// - Parameter standing: The last proposal of the scene, for a block without a size.
  /// - Returns: The combinations; empty if there is no size.
  func combinations(standing: LayoutProposal?) -> [LayoutConditions]

  /// Returns the differences of each layout from the block.
  ///
  /// - Parameters:
  ///   - variants: The observations for the combinations.
  ///   - standing: The last proposal of the scene.
  /// - Returns: The differences of each layout, in order; empty for a layout that matches.
  func breaches(
    in variants: [ObservedVariant],
    standing: LayoutProposal?
  ) -> [[VariantBreach]]
}

/// A difference of one layout from a block.
package struct VariantBreach: Sendable, Equatable {
  /// A sentence that describes the difference, such as `no truncation: Text "Ada"`.
  package var sentence: String
  /// The ids of the nodes at fault in the resolved tree.
  package var nodeIDs: [Int]

  package init(_ sentence: String, nodeIDs: [Int] = []) {
    self.sentence = sentence
    self.nodeIDs = nodeIDs
  }
}

/// A column after the bar of a `variants` block, which is observed in each layout.
struct ObservedColumn: Sendable, Equatable {
  /// The head of the column as written, such as `#bio.lines`.
  var text: String
  var content: Content

  enum Content: Sendable, Equatable {
    /// A quantity of a node with an id, or of the whole scene (``VariantQuestion/root``).
    case measure(node: String, MeasuredQuantity)
    /// The nodes in the findings of a check.
    case findings(FindingColumn)
  }
}

extension ObservedColumn {
  /// Parses the head of a column; `nil` after reporting a mistake.
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

  /// Whether the cells are positions or lengths in points.
  var isLength: Bool {
    if case .measure(_, let quantity) = content { quantity != .lines } else { false }
  }

  /// Whether the cells are numbers.
  var isCounted: Bool {
    if case .measure = content { true } else { false }
  }

  /// Returns whether the column with the given head contains numbers.
  static func isCounted(_ head: String) -> Bool {
    if case .success(.measure) = content(of: head) { true } else { false }
  }
}
