internal import CSupport
internal import Foundation

/// The words of the format, from the lists that the parser uses, with their descriptions.
///
/// The descriptions are those of the reference pages at the time of the build.
package enum FormatReference {
  /// The names of all kinds of fences.
  package static var fences: [String] { FenceKind.names }

  /// The proposals that completion offers: a phone, and both axes unspecified.
  private static let proposals = ["320x480", "nilxnil"]

  /// Returns the positional words that can follow the name of a fence: roles of Swift, forms of
  /// scripts, proposals.
  package static func words(after fence: String) -> [String] {
    switch FenceKind(name: fence) {
    case .swift: SwiftRole.words
    case .script: ScriptForm.allCases.map(\.rawValue)
    case .expectation(let kind): kind.takesProposal ? proposals : []
    case nil: []
    }
  }

  /// Returns the attributes that a fence can have.
  ///
  /// - Parameters:
  ///   - fence: The name of the fence.
  ///   - role: The word after the name; `nil` if there is none.
  /// - Returns: The attributes in alphabetical order.
  package static func attributes(of fence: String, role: String? = nil) -> [AttributeName] {
    let names: Set<AttributeName> =
      switch FenceKind(name: fence) {
      case .swift: AttributeName.attributes(of: role.flatMap(SwiftRole.init(rawValue:)) ?? .scene)
      case .script: AttributeName.ofScripts
      case .expectation(let kind): kind.allAttributes
      case nil: []
      }
    return names.sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns the values of an attribute that have names; empty for numbers and texts.
  package static func values(of attribute: AttributeName) -> [String] {
    switch attribute {
    case .origin: CodeOrigin.allCases.map(\.rawValue)
    case .evidence: Evidence.attributeValues.map(\.rawValue)
    case .system: SystemPlatform.allCases.map { "\($0.rawValue) 26" }
    case .dynamicType, .type: LayoutEnvironment.dynamicTypes
    case .direction: ReadingDirection.allCases.map(\.rawValue)
    case .device:
      Devices.all.flatMap { device in
        [false, true].map { OrientedDevice(device, isLandscape: $0).name }
      }
    case .metrics: LayoutMetrics.allCases.map(\.rawValue)
    case .bars: LayoutBars.allCases.map(\.rawValue)
    case .language: LayoutLanguage.usualNames
    case .scale: ["1", "2", "3"]
    case .id, .knownFailure, .skip, .rightToLeft, .safeArea, .keyboard, .margins, .offset,
      .tolerance, .picture, .window, .hidden, .visible:
      []
    }
  }

  /// Returns the lines, or the first words of lines, that have names in a block.
  ///
  /// - Parameters:
  ///   - fence: The name of the fence.
  ///   - isFirst: Whether it is the first line of the block, which is the head of a table.
  /// - Returns: Texts that the author can continue.
  package static func lines(of fence: String, isFirst: Bool) -> [String] {
    switch fence {
    case LawsFence.name: LawName.allCases.map(\.rawValue)
    case ChecksFence.name: CheckName.allCases.map(\.usualLine)
    case IssuesFence.name: IssueKindNames.all + ["..."]
    case CellsFence.name: CellFigure.allCases.map(\.rawValue)
    case FramesFence.name: ElementName.words + ["..."]
    case VariantsFence.name where isFirst:
      VariantCondition.allCases.map(\.rawValue) + ["|"] + FindingColumn.allCases.map(\.rawValue)
    case "script": ScriptVerb.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Returns the quantities that can follow the id of a node in the head of a table.
  package static var quantities: [String] { MeasuredQuantity.allCases.map(\.rawValue) }

  /// Returns whether an attribute is a single word without a value.
  package static func isFlag(_ attribute: AttributeName) -> Bool { attribute.isFlag }
}

extension FormatReference {
  private static func page(_ text: UnsafePointer<CChar>) -> [String] {
    SourceText.lines(of: String(cString: text))
  }

  /// The lines of the page about the format.
  private static let format = page(embedded_spec_format())
  /// The lines of the pages with a section for each name.
  private static let sections =
    page(embedded_checks_page()) + page(embedded_issues_page()) + page(embedded_laws_page())

  /// Returns the description of a fence, a role, an attribute or a value.
  ///
  /// - Parameter words: The words as they begin a row of a table of the reference: `frames`,
  ///   `swift setup`, `evidence=`, `derived`.
  /// - Returns: The text of the row's other cells as Markdown; `nil` if there is no such row.
  package static func description(of words: String) -> String? {
    let isNamed = { (cell: String) in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().contains {
        index,
        code in
        guard index % 2 == 1, code.hasPrefix(words) else { return false }
        let next = code.dropFirst(words.count).first
        return next == nil || words.hasSuffix("=") || next == " " || next == "="
      }
    }
    for line in format + sections where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { String($0).trimmed }
      if let first = cells.first, isNamed(first) {
        return cells.dropFirst().joined(separator: " — ")
      }
    }
    return nil
  }

  /// Returns the section about a check or a kind of issue, as Markdown without its heading.
  ///
  /// - Parameter name: The kind of issue, or the line of the check with or without its limit.
  /// - Returns: `nil` if there is no such section.
  package static func section(named name: String) -> String? {
    let isHeading = { (line: String) in line.hasPrefix("## ") || line.hasPrefix("### ") }
    // The limit of a check is a number in a line, and a letter in the heading.
    let subject = { (text: String) in
      String(text.prefix { $0 != ">" }).filter { $0 != "`" && $0 != "#" }.trimmed
    }
    let start = sections.firstIndex { isHeading($0) && subject($0) == subject(name) }
    guard let start else { return nil }
    let lines = sections[(start + 1)...].prefix { !isHeading($0) }
    return lines.joined(separator: "\n").trimmed
  }
}
