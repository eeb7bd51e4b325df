import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

/// A letter of the test font is 10 wide.
@MainActor
struct WordCheckTests {
  @Test(arguments: [
    ("Newsletter", 95, [#"words: Text "Newsletter" (the word needs 100, and 95 are available)"#]),
    ("Newsletter", 100, []), ("News letter", 95, []), ("News-letter", 60, []),
    ("a Newsletter or Announcements", 80, ["needs 130"]), ("一二三四五", 20, []),
    ("ภาษาไทยภาษา", 30, []), ("", 10, []),
  ])
  func `a word that is wider than its text is broken`(
    text: String,
    width: Double,
    expected: [String]
  ) {
    let host = CheckedHost { Text(text).frame(width: width) }
    let lines = host.findings([.words]).map { "words: \($0.text)" }
    #expect(lines.count == expected.count)
    for (line, words) in zip(lines, expected) { #expect(line.contains(words)) }
  }

  @Test func `a word of a single truncated line is not broken`() {
    let host = CheckedHost { Text("Newsletter").lineLimit(1).frame(width: 95) }
    #expect(host.findings([.words]) == [])
    #expect(host.findings([.truncation]).count == 1)
  }

  @Test func `a scaled word is compared at its scale`() {
    let host = CheckedHost {
      Text("Newsletter").minimumScaleFactor(0.5).frame(width: 95, height: 20)
    }
    #expect(host.findings([.words]) == [])
  }

  @Test(arguments: [(NSLineBreakMode.byWordWrapping, 1), (.byCharWrapping, 0)])
  func `a label breaks a word unless lines break between characters`(
    mode: NSLineBreakMode,
    count: Int
  ) {
    let host = CheckedHost(uiView: {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 95, height: 100))
      label.font = .systemFont(ofSize: 20)
      label.text = "Newsletter"
      label.numberOfLines = 0
      label.lineBreakMode = mode
      return label
    })
    #expect(host.findings([.words], in: CGSize(width: 95, height: 100)).count == count)
  }

  @Test func `the label of a button has one line, and other texts may have more`() {
    let host = CheckedHost {
      VStack {
        Button("Save all") {}.frame(width: 60)
        Button("Save") {}.frame(width: 60)
        Text("Save all").frame(width: 60)
      }
    }
    #expect(host.findings([.oneLine]).map(\.text) == [#"Text "Save all""#])
  }

  @Test func `the label of a tab has one line`() {
    let host = CheckedHost {
      TabView {
        Text("A").tabItem { Text("One") }
        Text("B").tabItem { Text("Two words of more letters") }
      }
    }
    let found = host.findings([.oneLine], in: CGSize(width: 200, height: 400)).map(\.text)
    #expect(found.allSatisfy { $0.contains("Two words") })
  }

  @Test func `a block of checks without lines has all but one-line`() {
    #expect(!CheckName.usualCases.contains(.oneLine))
    #expect(CheckName.usualCases.count == CheckName.allCases.count - 1)
  }
}
