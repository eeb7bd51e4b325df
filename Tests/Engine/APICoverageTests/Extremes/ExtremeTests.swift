import Foundation
import Testing

private let extremeChoice = ProcessInfo.processInfo.environment["PLUMB_EXTREMES"]

/// No number that an author can write ends the process, or keeps it from ending.
///
/// Each use is tried in a process of its own, hundreds of times: `PLUMB_EXTREMES=1` runs it, as
/// `.ci/nightly` does; any other text runs the uses alone that have it in their signatures.
@MainActor
@Suite(.enabled(if: extremeChoice != nil))
struct ExtremeTests {
  @Test func `every use answers at the ends of its numbers`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let choice = extremeChoice ?? "1"
      for call in ExtremeLists.all where choice == "1" || call.signature.contains(choice) {
        let losses = ExtremeRun.losses(of: call)
        #expect(losses == [], "\(call.signature): \(losses)")
      }
    }
  }
}
