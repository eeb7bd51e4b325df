import Foundation
import Testing

/// No number that an author can write ends the process, or keeps it from ending.
///
/// Each use is tried in a process of its own, hundreds of times: `PLUMB_EXTREMES=1` runs it, as
/// `.ci/nightly` does.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PLUMB_EXTREMES"] == "1"))
struct ExtremeTests {
  @Test func `every use answers at the ends of its numbers`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for call in ExtremeLists.all {
        let losses = ExtremeRun.losses(of: call)
        #expect(losses == [], "\(call.signature)")
      }
    }
  }
}
