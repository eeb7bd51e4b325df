import Foundation
import Testing

private let extremeChoice = ProcessInfo.processInfo.environment["PLUMB_EXTREMES"]

/// Checks that no number in a scene crashes or hangs the process.
///
/// Each use runs in hundreds of separate processes. `PLUMB_EXTREMES=1` enables the test, as
/// `.ci/nightly` does; any other text runs only the uses whose signatures contain it.
@MainActor
@Suite(.enabled(if: extremeChoice != nil))
struct ExtremeTests {
  @Test func `calls with extreme numbers neither crash nor hang`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let choice = extremeChoice ?? "1"
      for call in ExtremeLists.all where choice == "1" || call.signature.contains(choice) {
        let failures = ExtremeRun.failures(of: call)
        #expect(failures == [], "\(call.signature): \(failures)")
      }
    }
  }
}
