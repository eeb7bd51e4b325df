internal import SpecFormat

/// Stands in for the generator until SpecFormat has it.
enum RejectedSource {
  static func text(_ rejected: RejectedSpec, in document: SpecDocument) -> String {
    let file = document.file
    let shared = document.sharedBlocks.map { located($0, file) }.joined(separator: "\n")
    let setup = rejected.setup.map { located($0, file) }.joined(separator: "\n")
    return """
      import Foundation
      import Scenarios
      import ViewLayout
      \(shared)
      @MainActor func rejected(_ stage: Stage) {
      \(setup)
      stage.scene {
      \(located(rejected.code, file))
      }
      }
      """
  }

  private static func located(_ block: CodeBlock, _ file: String) -> String {
    """
    #sourceLocation(file: "\(file)", line: \(block.line))
    \(block.code)
    #sourceLocation()
    """
  }
}
