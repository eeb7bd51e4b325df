import Foundation
import SpecFormat
import Testing
import ViewLayout

@testable import Conformance

/// Tests of findings in layouts with views that Plumb does not have.
@MainActor
struct PlaceholderCheckTests {
  @Test func `a placeholder that overflows its parent or another view is no finding`() {
    let host = CheckedHost {
      VStack(spacing: -10) {
        Text("ab")
        PlaceholderView("Chart", width: 400, height: 50).fixedSize().frame(width: 40, height: 40)
      }
    }
    let nodes = host.findings([.containment, .overlap]).map(\.node)
    #expect(!nodes.contains { $0.contains("Placeholder") })
  }

  @Test func `a placeholder is a leaf of its parent, so that it is overlapped by nothing`() {
    let host = CheckedHost {
      VStack(spacing: -10) {
        PlaceholderView("Chart", height: 40)
        Text("ab")
        Text("cd")
      }
    }
    #expect(host.lines([.overlap]) == [#"no overlap: Text "cd" over Text "ab" by 10.0"#])
  }

  @Test func `a truncated text beside a placeholder depends on it`() {
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

  @Test func `a view that contains a placeholder depends on it`() {
    let host = CheckedHost {
      PlaceholderView("Map", width: 100, height: 40).fixedSize().padding(8).fixedSize()
        .frame(width: 50)
    }
    #expect(host.findings([.containment]).map(\.placeholder) == ["Map"])
  }

  @Test func `in content that scrolls, only a placeholder beside a view counts`() {
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

  @Test func `a layout without a placeholder has no marks`() {
    let host = CheckedHost { Text("Hello world").lineLimit(1).frame(width: 50) }
    #expect(host.findings([.truncation]).map(\.placeholder) == [nil])
  }
}
