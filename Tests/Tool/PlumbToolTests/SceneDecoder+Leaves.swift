import EngineKit
import Foundation
import LayoutValues

@testable import ViewLayout

/// A leaf with a layout rule.
private nonisolated struct RuleLeaf<Rule: LeafRule>: LeafView {
  let makeRule: (ViewContext) -> Rule

  func rule(in context: ViewContext) -> Rule { makeRule(context) }
}

/// A leaf with a minimum, an ideal and a maximum length along each axis.
private struct ClampingLeaf: LeafRule {
  var appearance = LeafAppearance(name: "Leaf")
  var width: LeafLengths
  var height: LeafLengths

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let lengths = axis == .horizontal ? width : height
    guard let proposed = proposal[axis] else { return lengths.ideal }
    return min(max(proposed, lengths.minimum), lengths.maximum)
  }

  static func == (left: ClampingLeaf, right: ClampingLeaf) -> Bool { false }
}

extension SceneDecoder {
  func leaf(_ scene: EngineScene) -> AnyView? {
    let appearance = LeafAppearance(name: scene.view)
    func leaf<Rule: LeafRule>(_ rule: Rule) -> AnyView { AnyView(RuleLeaf { _ in rule }) }
    switch scene.view {
    case "Color": return leaf(Filling(appearance: appearance))
    case "Rectangle":
      return leaf(
        ShapeRule(appearance: appearance, fillsProposal: true) {
          $0.replacingUnspecifiedDimensions()
        }
      )
    case "Circle": return AnyView(Circle())
    case "Spacer":
      return leaf(
        SpacerRule(minLength: scene.length("minLength") ?? 0, orientation: scene.axis("axis"))
      )
    case "Divider":
      return leaf(
        DividerRule(orientation: scene.axis("axis"), thickness: scene.length("thickness") ?? 0)
      )
    case "Leaf":
      func lengths(_ name: String) -> LeafLengths {
        LeafLengths(
          minimum: scene.length("min\(name)") ?? .nan,
          ideal: scene.length("ideal\(name)") ?? .nan,
          maximum: scene.length("max\(name)") ?? .nan
        )
      }
      return leaf(ClampingLeaf(width: lengths("Width"), height: lengths("Height")))
    case "Image": return AnyView(RuleLeaf { self.image(scene, in: $0.environment) })
    case "Text": return AnyView(RuleLeaf { self.text(scene, in: $0.environment) })
    default: return nil
    }
  }

  private nonisolated func image(
    _ scene: EngineScene,
    in environment: EnvironmentValues
  ) -> ImageRule {
    ImageRule(
      text: scene.words("0") ?? "",
      ownSize: CGSize(width: scene.length("width") ?? 0, height: scene.length("height") ?? 0),
      capInsets: scene.flag("resizable") ? scene.insets : nil,
      symbolFont: scene.length("symbolSize").map { scene.font(of: $0, in: environment) },
      pixelLength: scene.length("scale").map { 1 / $0 } ?? environment.pixelLength
    )
  }

  private nonisolated func text(
    _ scene: EngineScene,
    in environment: EnvironmentValues
  ) -> TextRule {
    let words = scene.words("0") ?? ""
    let drawn =
      switch scene.words("textCase") {
      case "uppercase": words.uppercased()
      case "lowercase": words.lowercased()
      default: words
      }
    let run = scene.length("size").map { size in
      TextRun(
        string: drawn,
        font: scene.font(of: size, in: environment),
        tracking: scene.length("tracking") ?? 0,
        rise: scene.length("baselineOffset") ?? 0
      )
    }
    let settings = TextSettings(
      minimumLines: scene.number("reservedLines").map { Int($0) } ?? 1,
      maximumLines: scene.number("lineLimit").map { Int($0) },
      lineSpacing: scene.length("lineSpacing") ?? 0,
      minimumScale: scene.length("minimumScaleFactor") ?? 1,
      truncation: ["head": .head, "middle": .middle][scene.words("truncationMode")] ?? .tail,
      pixelLength: scene.length("scale").map { 1 / $0 } ?? environment.pixelLength
    )
    return TextRule(
      typesetter: TextTypesetter(runs: [run].compactMap(\.self), settings: settings),
      appearance: LeafAppearance(name: "Text"),
      leftPart: 0,
      words: words
    )
  }
}

extension EngineScene {
  /// Returns the font of a text or of a symbol.
  fileprivate func font(of size: CGFloat, in environment: EnvironmentValues) -> ResolvedFont {
    let system = environment.metricsSystem
    guard system != .test else { return ResolvedFont(TestFont(size: size)) }
    var traits = FontTraits()
    traits.isItalic = flag("italic")
    traits.hasMonospacedDigits = flag("monospacedDigits")
    traits.design = words("design").flatMap { name in
      ([.serif, .rounded, .monospaced] as [Font.Design]).first { "\($0)" == name }
    }
    traits.width = length("fontWidth").map { Font.Width($0) }
    return ResolvedFont(
      SystemFont(
        system,
        size: size,
        leading: view == "Text" ? length("leading") ?? 0 : 0,
        weight: number("weight") ?? 400,
        traits: traits
      )
    )
  }
}
