/// A block of code that the compiler must refuse.
package struct RejectedSpec: Sendable, Equatable {
  /// The `swift setup` blocks before it, in order.
  package var setup: [CodeBlock]
  package var code: CodeBlock
  /// The text that the compiler's message must contain; `nil` where any refusal will do.
  package var message: String?
  package var conditions: Conditions

  package init(
    setup: [CodeBlock] = [],
    code: CodeBlock,
    message: String? = nil,
    conditions: Conditions = Conditions()
  ) {
    self.setup = setup
    self.code = code
    self.message = message
    self.conditions = conditions
  }
}
