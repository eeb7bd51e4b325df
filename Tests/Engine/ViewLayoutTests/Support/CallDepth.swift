import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Leaves a test out where `.ci/sanitizers` runs it with the thread sanitizer, which keeps track of 65,536
  /// calls inside of each other, and traps beyond.
  static var nestsManyCalls: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["PLUMB_SANITIZER"] == "thread",
      "the thread sanitizer keeps track of 65,536 calls inside of each other"
    )
  }
}
