import Foundation
import SpecFormat
import Testing
import ViewLayout

@testable import Conformance

/// Tests of findings in layouts with views that Plumb does not have.
@MainActor
struct PlaceholderCheckTests {
  @Test func `an overflowing or overlapping placeholder is not reported`() {
    let host = CheckedHost {
      VStack(spacing: -10) {
        Text("ab")
        PlaceholderView("Chart", width: 400, height: 50).fixedSize().frame(width: 40, height: 40)
      }
    }
    let nodes = host.findings([.containment, .overlap]).map(\.node)
    #expect(!nodes.contains { $0.contains("Placeholder") })
  }

  @Test func `a view that overlaps a placeholder is not reported`() {
    let host = CheckedHost {
      VStack(spacing: -10) {
        PlaceholderView("Chart", height: 40)
        Text("ab")
        Text("cd")
      }
    }
    #expect(host.lines([.overlap]) == [#"no overlap: Text "cd" over Text "ab" by 10.0"#])
  }

  @Test func `a finding about a truncated text names the placeholder beside it`() {
    let host = CheckedHost {
      HStack {
        Text("Hello world").lineLimit(1)
        PlaceholderView("Chart", width: 250).fixedSize()
      }
    }
    #expect(host.findings([.truncation]).map(\.placeholder) == ["Chart"])
    #expect(
      host.findings([.truncation]).map(\.sentence)
        == [#"Text "Hello world" is truncated (depends on the placeholder "Chart")"#]
    )
  }

  @Test func `a finding about an overflowing view names the placeholder inside it`() {
    let host = CheckedHost {
      PlaceholderView("Map", width: 100, height: 40).fixedSize().padding(8).fixedSize()
        .frame(width: 50)
    }
    #expect(host.findings([.containment]).map(\.placeholder) == ["Map"])
  }

  @Test func `in a ScrollView, a finding names a placeholder beside it, not above it`() {
    let host = CheckedHost {
      ScrollView {
        VStack {
          HStack {
            Text("Hello world").lineLimit(1).frame(width: 50).id("beside")
            PlaceholderView("Chart", width: 20, height: 20)
          }
          Text("Hello world").lineLimit(1).frame(width: 50).id("below")
        }
      }
    }
    let findings = host.findings([.truncation])
    #expect(findings.map(\.identifiers) == [["beside"], ["below"]])
    #expect(findings.map(\.placeholder) == ["Chart", nil])
  }

  @Test func `a finding in a layout without placeholders names none`() {
    let host = CheckedHost { Text("Hello world").lineLimit(1).frame(width: 50) }
    #expect(host.findings([.truncation]).map(\.placeholder) == [nil])
  }
}
