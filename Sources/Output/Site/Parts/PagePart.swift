internal import Conformance
internal import ElementTree
internal import LayoutTree
internal import Pictures
internal import SpecFormat

/// A part of the content that a page shows for an expectation.
protocol PagePart: Sendable {
  /// The position of the part on the page.
  var place: PartPlace { get }
  /// Returns the markup of the part; empty if it has no content.
  func markup(of example: ExpectationContext) -> Markup
}

extension PagePart {
  var place: PartPlace { .besidePicture }
}

/// The column of a part on a wide page; on a narrow page all parts are stacked vertically.
enum PartPlace {
  case head, picture, besidePicture, belowBoth
}

/// All parts in the order of a page; new parts are registered here.
enum PageParts {
  static let all: [any PagePart] = [
    VerdictPart(),
    DifferencesPart(),
    PicturePart(),
    FramesPart(),
    NegotiationPart(),
    ReferenceImagePart(),
    ConditionsPart(),
    SweepPart(),
  ]
}

/// An expectation with its run, its result, and the links of its page.
struct ExpectationContext {
  var run: ScenarioRun
  var expectation: Expectation
  var result: ExpectationResult
  /// The info string of its fence.
  var info: String
  /// The text of the block.
  var code: String
  /// Links to the lines of the spec.
  var lines: LineLinks
  /// Links to the rules that its reasons name.
  var rules: RuleLinks
  /// The collapsed parts of the page; `nil` keeps their content in the page.
  var parts: FoldedParts?
  /// The images beside the page; `nil` for a page without a site around it.
  var images: PageImages?
  /// Whether its clause depends on the engine's style of controls.
  var usesReferenceStyle = false

  /// A prefix for ids in the content of the expectation, unique in its page.
  var id: String { "x\(expectation.line)" }
}

extension ExpectationContext {
  var scenario: ScenarioSpec { run.scenario }

  /// The layout of the expectation; `nil` if it has none, or if another expectation has the same
  /// one.
  var layout: ScenarioLayout? { run.layouts.first { $0.line == expectation.line } }

  /// The layout at other widths; `nil` if there is none.
  var sweep: WidthSweepDrawing? { run.sweep.flatMap { $0.line == expectation.line ? $0 : nil } }

  /// The layouts of a block with several conditions; `nil` for other blocks.
  var chart: ConditionChart? { run.charts.first { $0.line == expectation.line } }

  /// Whether it is the first expectation of its scenario that has a picture.
  var isFirstLayout: Bool { run.layouts.first?.line == expectation.line }

  /// The part of a URL before `/step=7`: the scenario's anchor and, except for the first
  /// expectation with steps, its line.
  var stepsAnchor: String {
    let first = run.layouts.first { !$0.tree.steps.isEmpty }
    return first?.line == expectation.line
      ? scenario.slug : "\(scenario.slug)/L\(expectation.line)"
  }
}
