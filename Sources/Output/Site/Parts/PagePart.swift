internal import Conformance
internal import ElementTree
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// A part of what a page shows under an expectation.
protocol PagePart: Sendable {
  /// Where it stands.
  var place: PartPlace { get }
  /// The part of the example's page; empty where it has nothing to say.
  func markup(of example: ExpectationContext) -> Markup
}

extension PagePart {
  var place: PartPlace { .besidePicture }
}

/// Where a part of an example stands on a wide page; on a narrow one each stands under the other.
enum PartPlace {
  case head, picture, besidePicture, belowBoth
}

/// Every part there is, in the order of a page: the one list that a new one is added to.
enum PageParts {
  static let all: [any PagePart] = [
    VerdictPart(),
    PicturePart(),
    FramesPart(),
    NegotiationPart(),
    ConditionsPart(),
    SweepPart(),
  ]
}

/// One expectation with its run, its result and the links of its page.
struct ExpectationContext {
  var run: ScenarioRun
  var expectation: Expectation
  var result: ExpectationResult
  /// The info string of its fence.
  var info: String
  /// The block as its author wrote it.
  var code: String
  /// Links to the lines of the spec.
  var lines: LineLinks
  /// Links to the rules that its reasons name.
  var rules: RuleLinks

  /// The characters that ids of the example begin with, unique in its page.
  var id: String { "x\(expectation.line)" }
}

extension ExpectationContext {
  var scenario: ScenarioSpec { run.scenario }

  /// The layout that the expectation asked for; `nil` where it asks for none, or for the same as
  /// another one.
  var layout: ScenarioLayout? { run.layouts.first { $0.line == expectation.line } }

  /// The layout at other widths; `nil` for one that has none.
  var sweep: WidthSweepDrawing? { run.sweep.flatMap { $0.line == expectation.line ? $0 : nil } }

  /// The layouts of a block that speaks of many conditions; `nil` for any other.
  var chart: ConditionChart? { run.charts.first { $0.line == expectation.line } }

  /// Whether it is the first expectation of its scenario that has a picture.
  var isFirstLayout: Bool { run.layouts.first?.line == expectation.line }

  /// The part of an address before `/step=7`: the scenario's anchor, and the line of the
  /// expectation too where it is not the scenario's first with steps.
  var stepsAnchor: String {
    let first = run.layouts.first { !$0.tree.steps.isEmpty }
    return first?.line == expectation.line
      ? scenario.slug : "\(scenario.slug)/L\(expectation.line)"
  }
}
