/// Why a command cannot do what it is asked to, in place of its answer.
package struct FailureAnswer: JSONAnswer {
  private let formatVersion = 1
  /// The command as it was written; `nil` where there was none.
  private let command: String?
  /// The code that the process ends with.
  private let exitCode: Int32
  private let messages: [JSONMessage]

  package init(command: String?, exitCode: Int32, messages: [JSONMessage]) {
    self.command = command
    self.exitCode = exitCode
    self.messages = messages
  }
}
