/// The blocks that are or would be accepted, and the reasons why other blocks are unchanged.
package struct AcceptanceAnswer: JSONAnswer {
  private let formatVersion = 1
  /// Whether the specs were written.
  private let isWritten: Bool
  private let specs: [Spec]
  private let messages: [JSONMessage]

  package init(isWritten: Bool, specs: [Spec], messages: [JSONMessage]) {
    self.isWritten = isWritten
    self.specs = specs
    self.messages = messages
  }
}

extension AcceptanceAnswer {
  /// A spec that contains accepted blocks.
  package struct Spec: Encodable {
    private let file: String
    /// The change of the file as a unified diff.
    private let difference: String
    private let blocks: [Block]

    package init(file: String, difference: String, blocks: [Block]) {
      self.file = file
      self.difference = difference
      self.blocks = blocks
    }
  }

  /// A block that is accepted.
  package struct Block: Encodable {
    private let id: String
    /// The line of the block's fence before the change, from 1.
    private let line: Int
    private let block: String
    private let evidence: String
    private let expected: String
    private let actual: String

    package init(
      id: String,
      line: Int,
      block: String,
      evidence: String,
      expected: String,
      actual: String
    ) {
      self.id = id
      self.line = line
      self.block = block
      self.evidence = evidence
      self.expected = expected
      self.actual = actual
    }
  }
}
