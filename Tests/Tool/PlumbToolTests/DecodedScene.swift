import EngineKit
import Foundation
import LayoutTree
import LayoutValues
import Scenarios

@testable import ViewLayout

/// An evaluated scene that Plumb's engine lays out again from its data alone.
///
/// Each view of the data has a marker as its identifier, by which its name is found in the layout.
@MainActor
final class DecodedScene {
  private let decoder: SceneDecoder
  private let host: ViewHost

  /// Decodes a scene.
  ///
  /// - Throws: `Unsupported` for a custom layout.
  init(_ scene: EngineScene) throws {
    decoder = SceneDecoder()
    let view = try decoder.view(of: scene)
    host = ViewHost { view }
  }

  /// Lays the scene out.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root.
  ///   - environment: The environment of the request, of which the language has no effect.
  /// - Returns: The nodes, with the names of the data.
  func nodes(for proposal: LayoutProposal, in environment: LayoutEnvironment) -> [EngineNode] {
    var environment = environment
    environment.language = nil
    let own = HostEnvironment(environment)
    host.layOut(proposal: ProposedViewSize(proposal), environment: own)
    // A position is clamped to the size of the content, which is known after a layout.
    if let root = host.root?.layoutNode, scroll(root) {
      host.layOut(proposal: nil, environment: own)
    }
    return host.frames.map { named($0) }
  }

  /// Scrolls the scroll views to the positions of the data.
  ///
  /// - Returns: Whether there are any.
  private func scroll(_ node: LayoutNode) -> Bool {
    var hasScrolled = false
    if let scroll = ScrollNode(node), let scene = decoder.scene(of: node.identifiers),
      let x = scene.number("x"), let y = scene.number("y")
    {
      _ = scroll.scroll(to: CGPoint(x: x, y: y))
      hasScrolled = true
    }
    for child in node.children where self.scroll(child) { hasScrolled = true }
    return hasScrolled
  }

  private func named(_ node: ResolvedNode) -> EngineNode {
    let scene = decoder.scene(of: node.identifiers)
    let hasLabel = ["Text", "Image", "Control", "Leaf"].contains(scene?.view)
    return EngineNode(
      scene.map { $0.name ?? $0.view } ?? "an unknown \(node.name)",
      label: hasLabel ? scene?.words("0") : nil,
      identifiers: node.identifiers.filter { !$0.hasPrefix(SceneDecoder.marker) },
      frame: LayoutFrame(node.frame),
      lines: node.lines,
      children: node.children.map { named($0) }
    )
  }
}

/// Creates views of Plumb's engine from evaluated views.
final class SceneDecoder {
  static let marker = "\u{1}"
  /// The decoded views, by the numbers in their markers.
  private var scenes: [EngineScene] = []

  /// Returns the data of the view with a marker among its identifiers; `nil` without a marker.
  func scene(of identifiers: [String]) -> EngineScene? {
    identifiers.first { $0.hasPrefix(Self.marker) }.flatMap { Int($0.dropFirst()) }
      .map { scenes[$0] }
  }

  /// Returns the view of a scene, with a marker if it is a node.
  ///
  /// - Throws: `Unsupported` for a custom layout.
  func view(of scene: EngineScene) throws -> AnyView {
    let view = try unmarkedView(of: scene)
    let transparent = [
      "id", "layoutPriority", "layoutDirection", "GridRow", "Section", "gridCellColumns",
      "gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes",
    ]
    if transparent.contains(scene.view) { return view }
    scenes.append(scene)
    let marked = view.accessibilityIdentifier("\(Self.marker)\(scenes.count - 1)")
    return scene.name == "" ? AnyView(marked.unlisted()) : AnyView(marked)
  }

  private func unmarkedView(of scene: EngineScene) throws -> AnyView {
    if let leaf = leaf(scene) { return leaf }
    if let container = try container(scene) { return container }
    if let modifier = try modifier(scene) { return modifier }
    throw Unsupported("'\(scene.view)' is a custom layout")
  }

  /// Returns the only or first child.
  func child(of scene: EngineScene) throws -> AnyView { try view(of: scene.children[0]) }

  /// Returns all children, as the content of a container.
  func content(of scene: EngineScene) throws -> some View {
    let views = try scene.children.map { try view(of: $0) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }
}
