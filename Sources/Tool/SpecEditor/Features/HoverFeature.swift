internal import SuiteRunning
internal import Conformance
internal import LayoutTree
internal import Reporting
internal import SpecFormat

/// Explains the word at a position: a number or a node, a rule, or a word of the format.
enum HoverFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/hover", need: .run, isKnown: isKnown, hover)]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.hoverProvider = true
  }

  /// Returns whether a hover is about a rule or a word, or about an explained layout.
  private static func isKnown(_ server: EditorServer, _ params: PositionParams) -> Bool {
    guard let document = try? server.document(params.textDocument.uri) else { return true }
    let place = DocumentPlace(params.position, in: document)
    guard place.rule == nil, place.block != nil, !place.isOpener, let selected = place.scenario,
      selected.scenario.isScene
    else { return true }
    return document.explanations(of: selected.scenario.id) != nil
  }

  private static func hover(_ server: EditorServer, _ params: PositionParams) throws -> Hover? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    if let (name, range) = place.rule {
      return text(of: name, from: document).map { Hover($0, range: range) }
    }
    guard let (word, range) = place.word, let fence = place.fence else { return nil }
    if place.isOpener {
      let text = description(of: word, at: place, in: fence)
      return text.map { Hover($0, range: range) }
    }
    guard let block = place.block else { return nil }
    if let text = lineText(block, place.text) {
      return Hover(text, range: place.ranges.line(place.line))
    }
    return try explanation(at: place, server).map { Hover($0, range: range) }
  }
}

/// The texts about rules and words.
extension HoverFeature {
  /// Returns the title, the statement and the source of a rule, or the titles of a family; `nil`
  /// for an unknown name.
  static func text(of name: RuleName, from document: EditorDocument) -> String? {
    let book = RuleBook.standard
    guard let rule = book[name] else {
      return book.family(of: name).map { family in
        "**\(family.title)**\n\n" + family.rules.map { "- \($0.heading)" }.joined(separator: "\n")
      }
    }
    let page = RulePlace.location(of: rule, from: document).map { place in
      "\n\n[\(rule.address)](\(place.uri)#L\(rule.line))"
    }
    let origin = rule.origin
    return "**\(rule.heading)**\n\n\(rule.text)\n\n"
      + "*Source: \(origin.source). Confidence: \(origin.confidence.rawValue).*\(page ?? "")"
  }

  /// Returns the description of a word in the line of a fence; `nil` if there is none.
  private static func description(
    of word: PlacedWord,
    at place: DocumentPlace,
    in fence: FenceContext
  ) -> String? {
    let words = fence.words
    guard let index = words.firstIndex(where: { $0.columns.overlaps(word.columns) }) else {
      return nil
    }
    let text = words[index].text
    if index == 0 { return titled(text, FormatReference.description(of: text)) }
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    if parts.count == 2 {
      let value = parts[1].filter { $0 != "\"" }
      let own = FormatReference.description(of: value).map { "\n\n`\(value)`: \($0)" } ?? ""
      let attribute = FormatReference.description(of: "\(parts[0])=")
      return titled("\(parts[0])=", attribute).map { $0 + (device(value) ?? own) }
    }
    return titled(text, FormatReference.description(of: "\(fence.name) \(text)"))
      ?? titled(text, FormatReference.description(of: text))
  }

  private static func titled(_ word: String, _ text: String?) -> String? {
    text.map { "**`\(word)`** \($0)" }
  }

  private static func device(_ name: String) -> String? {
    OrientedDevice(name).map { device in
      "\n\n`\(device.name)`: \(device.proposal.text) points, "
        + "\(NumberText.text(device.device.scale)) pixels per point"
    }
  }

  /// Returns the description of a law, a check or a kind of issue; `nil` for another line.
  private static func lineText(_ block: String, _ line: String) -> String? {
    let line = line.trimmed
    switch block {
    case LawsFence.name:
      return titled(line, FormatReference.description(of: line))
    case ChecksFence.name:
      let check = CheckName.allCases.first { line.hasPrefix($0.rawValue) }
      return check.flatMap { titled($0.usualLine, FormatReference.section(named: $0.usualLine)) }
    case IssuesFence.name:
      return titled(line, FormatReference.section(named: line))
    default:
      return nil
    }
  }
}

/// The reasons of numbers.
extension HoverFeature {
  /// Returns the proposal, the size and the position of the node of a line, with the rules that
  /// decided them.
  ///
  /// The result is `nil` if no layout has such a node.
  private static func explanation(
    at place: DocumentPlace,
    _ server: EditorServer
  ) throws -> String? {
    guard let fence = place.fence, let selected = place.scenario,
      let subject = subject(at: place)
    else { return nil }
    let layouts = try layouts(of: selected, in: place.document, server)
    let layout = layouts.last { $0.line <= fence.line + 1 } ?? layouts.first
    guard let layout else { return nil }
    let occurrence = (fence.line + 1..<place.position.line).count { line in
      LineSubject(place.ranges.words(ofLine: line + 1)) == subject
    }
    let nodes = layout.tree.nodes.flatMap { $0.nodes(matching: subject) }
    let root = subject.identifier == "root" ? layout.tree.nodes.first : nil
    guard var node = nodes.dropFirst(occurrence).first ?? nodes.first ?? root else { return nil }
    node.children = []
    var single = layout
    single.tree.nodes = [node]
    let reasons = "```text\n" + ExplanationWriter.lines(of: node).joined(separator: "\n") + "\n```"
    let rules = CitedRules(in: [single]).rules
      .compactMap { text(of: $0.name, from: place.document) }
    let current = place.document.isSynced ? place.result?.result.mismatches : nil
    let difference = current?.filter { $0.line == place.line }
      .map { "**\($0.sentence)**" }
    return ((difference ?? []) + [reasons] + rules).joined(separator: "\n\n")
  }

  /// Returns the node of a line; in a table, that of the column at the position.
  ///
  /// The result is `nil` for a line without a node.
  private static func subject(at place: DocumentPlace) -> LineSubject? {
    let words = place.ranges.words(ofLine: place.line)
    guard place.block == VariantsFence.name else { return LineSubject(words) }
    return place.word.flatMap { LineSubject([$0.word]) }
  }

  /// Returns the explained layouts of a scenario, from a run if they are not known yet.
  private static func layouts(
    of selected: SelectedScenario,
    in document: EditorDocument,
    _ server: EditorServer
  ) throws -> [ScenarioLayout] {
    let id = selected.scenario.id
    if let known = document.explanations(of: id) { return known }
    guard selected.scenario.isScene else { return [] }
    let runs = try server.runs(of: [selected], in: document, options: .explanations)
    let layouts = runs.first?.explanations ?? []
    document.explain(id, by: layouts)
    return layouts
  }
}

extension ResolvedNode {
  /// Returns the nodes of the tree with the name of a line, in tree order.
  fileprivate func nodes(matching subject: LineSubject) -> [ResolvedNode] {
    let isSame =
      if let identifier = subject.identifier {
        identifiers.contains(identifier)
      } else {
        name == subject.name && isLabelled(subject.label)
      }
    return (isSame ? [self] : []) + children.flatMap { $0.nodes(matching: subject) }
  }

  /// Returns whether the label of a line matches; a line may omit it or shorten it.
  private func isLabelled(_ written: String?) -> Bool {
    guard let written, let label else { return true }
    return written == label || written.hasSuffix("…") && label.hasPrefix(written.dropLast())
      || written.first?.isNumber == true && !label.hasPrefix(written) && name != "cell"
  }
}
