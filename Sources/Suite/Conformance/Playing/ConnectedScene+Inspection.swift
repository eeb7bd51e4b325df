internal import EngineKit
internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import SpecFormat

// Drawings, reasons and layouts under other conditions, from any engine.

extension ConnectedScene {
  /// Returns the drawing of the last layout, or the outlines of its nodes if the engine does not
  /// draw.
  ///
  /// - Parameter hasSteps: Whether the steps of the negotiation are included.
  /// - Returns: The drawing; without nodes if the engine refuses it.
  func drawing(withSteps hasSteps: Bool) -> ResolvedTree {
    var columns: [EngineCapability] = [can(.drawing) ? .drawing : .nodes, .lines]
    if hasSteps { columns.append(.steps) }
    columns.removeAll { !can($0) }
    guard let answer = observe(columns) else { return ResolvedTree(nodes: []) }
    merge(answer, columns)
    return ResolvedTree(drawing: answer)
  }

  /// Returns the nodes of the last layout with their reasons, as far as the engine states them.
  ///
  /// - Parameter elements: The elements of a collection view to include besides the visible ones.
  /// - Returns: The root nodes; without reasons if the engine states none.
  func reasons(alsoOf elements: [ElementIdentity]) -> [ResolvedNode] {
    guard can(.reasons) else { return tree.nodes }
    return observe([.reasons], elements: elements)?.reasons ?? []
  }

  /// Lays the scene out under many conditions.
  ///
  /// - Parameters:
  ///   - conditions: The proposals and environments.
  ///   - columns: The columns of each layout; those that the engine does not have are left out.
  ///   - graph: The graph on which the scene is laid out.
  /// - Returns: A layout for each of the conditions; `nil` for those that the engine refuses.
  func layouts(
    under conditions: [LayoutConditions],
    columns: [EngineCapability],
    graph: LayoutRequest.Graph
  ) -> [LayoutAnswer?] {
    guard !conditions.isEmpty, reflectsLayout, graph == .standing || supports(.graphs) else {
      return conditions.map { _ in nil }
    }
    let request = LayoutsRequest(
      scenario: scenario,
      conditions: conditions,
      columns: columns.filter { can($0) },
      graph: graph
    )
    if graph == .standing { discardObservations() }
    let isSupported = conditions.map { supports($0.environment) }
    if can(.layouts), isSupported.allSatisfy(\.self),
      case .layouts(let answers)? = answer(to: .layouts(request)),
      answers.count == conditions.count
    {
      return answers
    }
    // An engine may refuse some of the conditions, such as those with a safe area.
    return zip(request.requests, isSupported).map { request, isSupported in
      isSupported ? layout(by: .layout(request)) : nil
    }
  }
}

extension ConnectedScene {
  /// The columns of which a drawing is made.
  var drawingColumns: [EngineCapability] { can(.drawing) ? [.drawing] : [.nodes, .lines] }

  /// Draws the scene on replayed graphs.
  ///
  /// - Parameters:
  ///   - conditions: The proposals and environments.
  ///   - isInWindow: Returns whether the layout is drawn in a window of the proposal's size.
  /// - Returns: A drawing for each of the conditions; `nil` for those that the engine refuses.
  func drawings(
    under conditions: [LayoutConditions],
    isInWindow: (LayoutConditions) -> Bool
  ) -> [ResolvedTree?] {
    let answers = layouts(under: conditions, columns: drawingColumns, graph: .replayed)
    return zip(conditions, answers).map { conditions, answer in
      answer.map { answer in
        let drawing = ResolvedTree(drawing: answer)
        return isInWindow(conditions)
          ? drawing.inWindow(of: answer.proposal ?? conditions.proposal, at: answer.origin)
          : drawing
      }
    }
  }
}

extension ResolvedTree {
  /// Creates the drawing of an answer; the outlines of its nodes if the engine does not draw.
  init(drawing answer: LayoutAnswer) {
    self = answer.drawing ?? ResolvedTree(numbering: answer.nodes ?? [])
    steps = answer.steps ?? []
    stepCount = answer.stepCount ?? steps.count
  }

  /// Returns the layout within a window of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - origin: The position of the root's top left corner in the window, in points.
  /// - Returns: The layout in the window's coordinates; unchanged for a scene without nodes.
  func inWindow(of size: LayoutProposal?, at origin: CGPoint) -> ResolvedTree {
    guard let bounds = nodes.bounds else { return self }
    var tree = moved(by: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
    tree.window = size?.rectangle
    return tree
  }
}

extension LayoutAnswer {
  /// The position of the root's top left corner in a window of the proposal's size, in points.
  var origin: CGPoint { originInWindow.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero }
}

extension LayoutProposal {
  /// The proposal as a rectangle; `nil` if it is not finite along both axes.
  fileprivate var rectangle: CGRect? {
    guard let width, let height, width.isFinite, height.isFinite else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
}
