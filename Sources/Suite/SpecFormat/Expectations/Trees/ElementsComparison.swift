internal import Foundation

/// Compares a list of elements with those of a collection view or table, in any order.
struct ElementsComparison {
  /// The maximum number of elements without a line that are reported individually.
  private static let namedExtras = 8

  private let collection: ElementTable
  /// The hints for missing elements, which also consider invisible ones.
  private let hints: ElementHints
  /// Whether only visible elements are compared.
  private let isVisibleOnly: Bool
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
  private let tolerance: Double?

  init(
    _ collection: ElementTable,
    isVisibleOnly: Bool,
    tolerance: Double?,
    everything: @escaping () -> ElementTable
  ) {
    self.collection = collection
    hints = ElementHints(everything)
    self.isVisibleOnly = isVisibleOnly
    self.tolerance = tolerance
  }
}

extension ElementsComparison {
  func compare(_ lines: [FrameLine], fenceLine: Int) -> Comparison {
    if let line = lines.first(where: { $0.node != nil }) {
      return Comparison(
        of: lines,
        at: line.line,
        expected: "a scene of views",
        actual: "a collection view, whose frames are lines such as cell 0.0  0 0 10 20"
      )
    }
    let visible = visibleNames
    var mismatches: [Mismatch] = []
    var reported: [ReportedLine] = []
    for line in lines {
      guard let expected = line.element else { continue }
      if let actual = find(expected.name, visible) {
        mismatches += self.mismatches(line.line, expected, actual)
        reported.append(ElementText.line(actual, withOrder: expected.zIndex != nil))
      } else {
        mismatches.append(missing(line.line, expected))
      }
    }
    let extras = extras(beside: lines)
    mismatches += self.mismatches(of: extras, fenceLine: fenceLine)
    reported += extras.map { ElementText.line($0) }
    if lines.allowsOthers { reported.append(ReportedLine("...")) }
    return Comparison(
      mismatches: mismatches,
      expected: FrameText.lines(lines),
      actual: reported
    )
  }

  /// Returns the lines of the block after accepting the observed elements; `nil` if the lines are
  /// about views.
  ///
  /// Lines that match are kept, numbers that differ are replaced, and lines of further elements are
  /// added at the end.
  func accepted(_ lines: [FrameLine]) -> [AcceptedLine]? {
    guard lines.allSatisfy({ $0.node == nil }) else { return nil }
    let visible = visibleNames
    let known = lines.compactMap { line -> AcceptedLine? in
      guard let expected = line.element else { return .kept(line: line.line) }
      guard let actual = find(expected.name, visible) else { return nil }
      guard !mismatches(line.line, expected, actual).isEmpty else { return .kept(line: line.line) }
      return .changed(line: line.line, name: nil, cells: cells(expected, actual))
    }
    return known
      + extras(beside: lines).map { element in
        .written(
          depth: 0,
          name: ElementText.name(element.name),
          cells: ElementText.cells(element)
        )
      }
  }
}

extension ElementsComparison {
  /// Returns the frame of an element; `nil` if it is not among the compared ones.
  func frame(of name: ElementName) -> CGRect? { find(name, visibleNames)?.frame }

  /// The names of the compared elements; `nil` if all are compared.
  private var visibleNames: Set<ElementName>? {
    guard isVisibleOnly else { return nil }
    return Set([.content] + collection.visible.map(\.name))
  }

  private func find(_ name: ElementName, _ visible: Set<ElementName>?) -> ObservedElement? {
    guard visible?.contains(name) ?? true else { return nil }
    return collection[name]
  }

  /// Returns the elements without a line, unless the block allows them with `...`.
  ///
  /// A block of visible elements needs no line for the content.
  private func extras(beside lines: [FrameLine]) -> [ObservedElement] {
    guard !lines.allowsOthers else { return [] }
    let named = Set(lines.compactMap(\.element?.name))
    let elements = isVisibleOnly ? collection.visible : collection.all
    return elements.filter { !named.contains($0.name) }
  }

  /// Returns the observed numbers, keeping the written form of those that match.
  private func cells(_ expected: FrameLine.Element, _ actual: ObservedElement) -> [String] {
    let numbers = zip(expected.numbers, actual.frame.numbers).map { literal, number in
      literal.accepts(number, tolerance: tolerance)
        ? NumberText.text(literal) : NumberText.text(number)
    }
    return numbers + (expected.zIndex == nil ? [] : ["z=\(actual.zIndex)"])
  }
}

extension ElementsComparison {
  private func mismatches(
    _ line: Int,
    _ expected: FrameLine.Element,
    _ actual: ObservedElement
  ) -> [Mismatch] {
    let name = ElementText.name(expected.name)
    let frame = MismatchDifference(expected.numbers, actual.frame.numbers, tolerance: tolerance)
      .map { difference in
        Mismatch(
          line: line,
          name: name,
          part: .element(expected.name),
          quantity: .frame,
          expected: .frame(LineValue.Frame(numbers: expected.numbers)),
          actual: .frame(actual.frame.numbers),
          difference: expected.numbers.contains(where: \.isToBeFilled) ? nil : difference
        )
      }
    guard let zIndex = expected.zIndex, zIndex != actual.zIndex else {
      return [frame].compactMap(\.self)
    }
    let order = Mismatch(
      line: line,
      name: name,
      part: .element(expected.name),
      quantity: .drawingOrder,
      expected: .words("z=\(zIndex)"),
      actual: .words("z=\(actual.zIndex)")
    )
    return [frame, order].compactMap(\.self)
  }

  private func missing(_ line: Int, _ expected: FrameLine.Element) -> Mismatch {
    Mismatch(
      line: line,
      name: ElementText.name(expected.name),
      expected: .frame(LineValue.Frame(numbers: expected.numbers, zIndex: expected.zIndex)),
      actual: .words("missing" + (hints.hint(for: expected.name).map { ": \($0)" } ?? ""))
    )
  }

  private func mismatches(of extras: [ObservedElement], fenceLine: Int) -> [Mismatch] {
    let named = extras.prefix(Self.namedExtras).map { element in
      Mismatch(
        line: fenceLine,
        subject: ElementText.name(element.name),
        expected: "no such element",
        actual: ElementText.cells(element).joined(separator: " ")
      )
    }
    let rest = extras.count - named.count
    guard rest > 0 else { return named }
    return named + [
      Mismatch(
        line: fenceLine,
        subject: "elements",
        expected: "no others",
        actual: "\(rest) more without a line"
      )
    ]
  }
}

extension FrameLine {
  /// The element that the line is about; `nil` for another line.
  var element: Element? {
    guard case .element(let element) = content else { return nil }
    return element
  }
}

extension [FrameLine] {
  /// Whether a line `...` allows further elements.
  fileprivate var allowsOthers: Bool { contains { $0.content == .anySiblings } }
}
