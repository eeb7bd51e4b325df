internal import Conformance
internal import Foundation
package import SpecFormat
package import ViewLayout

/// Says in words what a picture shows.
package enum PictureDescription {
  /// More nodes than these nobody listens to.
  private static let nodeLimit = 24

  /// The nodes with their frames, and what is not as expected.
  package static func text(_ drawing: ResolvedTree, mismatches: [Mismatch] = []) -> String {
    var sentences: [String] = []
    var count = 0
    func visit(_ node: ResolvedNode) {
      if !node.name.isEmpty {
        count += 1
        if count <= nodeLimit { sentences.append(sentence(node)) }
      }
      for child in node.children { visit(child) }
    }
    for node in drawing.nodes { visit(node) }
    let hidden = count + drawing.omittedNodes - min(count, nodeLimit)
    if hidden > 0 { sentences.append("\(hidden) more") }
    if let window = drawing.window { sentences.append("in sight is \(place(window))") }
    sentences += mismatches.map { "\($0.subject): expected \($0.expected), actual \($0.actual)" }
    return sentences.joined(separator: "; ")
  }

  private static func sentence(_ node: ResolvedNode) -> String {
    let label = node.label.map { " “\($0)”" } ?? ""
    return "\(node.name)\(label) at \(place(node.frame))"
  }

  private static func place(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { NumberText.text(Double($0)) }
    return "\(numbers[0]) \(numbers[1]), \(numbers[2]) by \(numbers[3])"
  }
}
