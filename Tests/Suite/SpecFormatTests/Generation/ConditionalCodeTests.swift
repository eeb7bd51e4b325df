import Testing

@testable import SpecFormat

/// Tests that branches of `#if` are selected for iOS or macOS, not for the platform of the build.
struct ConditionalCodeTests {
  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(macOS)", true),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && canImport(UIKit)", true),
    ("canImport(SwiftUI)", true), ("canImport(UIKit.UIView)", true), ("canImport(AppKit)", false),
    ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
    ("DEBUG", false), ("!(os(tvOS) || os(watchOS))", true), ("true", true),
    ("os(macOS) && swift(>=5.9)", false), ("os(iOS) || swift(>=5.9)", true),
  ])
  func `BuildCondition evaluates os, canImport and targetEnvironment for iOS`(
    condition: String,
    value: Bool
  ) {
    #expect(BuildCondition(condition).value == value)
  }

  @Test(arguments: [
    ("os(iOS)", false), ("os(macOS)", true), ("canImport(UIKit)", false),
    ("canImport(SwiftUI)", true), ("canImport(AppKit)", false),
    ("targetEnvironment(simulator)", false),
  ])
  func `BuildCondition evaluates os, canImport and targetEnvironment for macOS`(
    condition: String,
    value: Bool
  ) {
    #expect(BuildCondition(condition, for: .macOS).value == value)
  }

  @Test func `a metrics comment for macOS selects the macOS branch of #if`() throws {
    let text = """
      # Title

      <!-- metrics: macOS 26 -->

      ## Clause

      ```swift
      #if os(macOS)
      Text("Mac")
      #else
      Text("Phone")
      #endif
      ```

      ```size
      nilxnil 20x20
      ```
      """
    let (document, _) = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a")
    guard case .scene(let scene) = try #require(document.scenarios.first).body else {
      Issue.record("the scenario is no scene")
      return
    }
    #expect(scene.scene.code == "\nText(\"Mac\")\n\n\n\n")
  }

  @Test(arguments: [
    ("swift(>=5.9)", "swift(>=5.9)"), ("canImport(Charts)", "canImport(Charts)"),
    ("os(iOS) && swift(>=5.9)", "(true && swift(>=5.9))"),
    ("DEBUG || compiler(>=6)", "(false || compiler(>=6))"),
  ])
  func `conditions that Plumb cannot evaluate are left to the compiler`(
    condition: String,
    text: String
  ) {
    #expect(BuildCondition(condition).value == nil)
    #expect(BuildCondition(condition).text == text)
  }

  @Test func `only the selected #if branch remains, at its original lines`() {
    let lines = [
      "a", "#if os(macOS)", "b", "#elseif os(iOS) // phones", "c", "#if os(tvOS)", "d", "#endif",
      "#else", "e", "#endif", "f",
    ]
    #expect(
      ConditionalCode.adapted(lines) == ["a", "", "", "", "c", "", "", "", "", "", "", "f"]
    )
  }

  @Test func `an #if with a condition left to the compiler keeps its directives`() {
    let lines = ["#if os(tvOS)", "a", "#elseif swift(>=5.9)", "b", "#else", "c", "#endif"]
    #expect(
      ConditionalCode.adapted(lines)
        == ["#if false", "", "#elseif swift(>=5.9)", "b", "#else", "c", "#endif"]
    )
  }

  @Test func `#if inside a multiline string literal is text`() {
    let lines = ["let a = \"\"\"", "#if os(macOS)", "\"\"\"", "#if os(macOS)", "b", "#endif"]
    #expect(ConditionalCode.adapted(lines) == Array(lines.prefix(3)) + ["", "", ""])
  }

  @Test func `an import inside #if canImport(Charts) is not required`() {
    let lines = [
      "#if canImport(UIKit)", "import UIKit", "import Dispatch", "#endif", "#if canImport(Charts)",
      "import Charts", "#endif",
    ]
    let block = CodeBlock(lines, fenceLine: 1, line: 2)
    #expect(block.imports.map(\.path) == ["Dispatch", "Charts"])
    #expect(block.imports.map(\.line) == [4, 7])
    #expect(block.imports.map(\.isRequired) == [true, false])
    #expect(!block.code.contains("import"))
  }
}
