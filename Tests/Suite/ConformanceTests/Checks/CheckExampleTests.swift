import Foundation
import SpecFormat
import Testing
import ViewLayout

/// Tests the examples of `Docs/Reference/Checks.md`.
@MainActor
struct CheckExampleTests {
  @Test func `the passing examples of Checks.md have no findings`() {
    let hosts = [
      CheckedHost { Text("Hello world").frame(width: 60) },
      CheckedHost { Text("Hello").frame(height: 24).clipped() },
      CheckedHost {
        HStack(spacing: 8) {
          Text("ab")
          Text("cd")
        }
      },
      CheckedHost { Text("Hello").padding(10).fixedSize().frame(width: 100) },
      CheckedHost { Color.red.frame(maxWidth: 330, maxHeight: 60) },
      CheckedHost {
        Button {
        } label: {
          Text("OK").frame(width: 60, height: 60)
        }
      },
    ]
    #expect(hosts.map { $0.lines() } == hosts.map { _ in [] })
  }

  @Test func `the failing examples of Checks.md have the expected findings`() {
    let broken: [(CheckName, CheckedHost, String)] = [
      (
        .truncation, CheckedHost { Text("Hello world").lineLimit(1).frame(width: 60) },
        #"no truncation: Text "Hello world""#
      ),
      (
        .clipping, CheckedHost { Text("Hello").frame(height: 10).clipped() },
        #"no clipping: Text "Hello" over frame by 5.0"#
      ),
      (
        .containment, CheckedHost { Text("Hello").padding(10).fixedSize().frame(width: 40) },
        "inside parent: fixedSize over frame by 15.0"
      ),
      (.fitting, CheckedHost { Color.red.frame(width: 330, height: 60) }, "fits: frame by 10.0"),
      (
        .targets, CheckedHost { Button("OK") {}.frame(width: 60, height: 60) },
        "targets: Button by 24.0"
      ),
    ]
    for (check, host, line) in broken { #expect(host.lines([check]) == [line]) }
  }
}
