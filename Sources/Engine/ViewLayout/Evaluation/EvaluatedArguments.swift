import Foundation

/// Arguments of evaluated views, made from the values of layout rules.
extension EvaluatedView.Argument {
  /// Creates the number of an optional length; `nil` for `nil`.
  static func length(_ length: CGFloat?) -> Self? { length.map { .number($0) } }

  /// Creates the name of a stack's alignment, such as `firstTextBaseline`.
  ///
  /// - Throws: The reason if the guide is a custom one.
  static func guide(_ key: AlignmentGuideKey) throws(NotEvaluated) -> Self {
    .words(try key.memberName)
  }

  /// Creates the names of an alignment's guides, such as `leading top`.
  static func alignment(_ alignment: Alignment) throws(NotEvaluated) -> Self {
    .words(
      "\(try alignment[.horizontal].memberName) \(try alignment[.vertical].memberName)"
    )
  }

  /// Creates the names of axes, such as `horizontal vertical`.
  static func axes(_ axes: Axis.Set) -> Self {
    .words(Axis.allCases.filter { axes.contains($0.set) }.map(\.description).joined(separator: " "))
  }

  /// Creates the names of edges, such as `top leading`.
  static func edges(_ edges: Edge.Set) -> Self {
    .words(
      Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map(\.memberName)
        .joined(separator: " ")
    )
  }
}

extension EvaluatedView {
  /// Returns the arguments of insets, by the names of their edges.
  static func arguments(of insets: EdgeInsets) -> [String: Argument?] {
    [
      "top": .number(insets.top), "leading": .number(insets.leading),
      "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
    ]
  }

  /// Creates the modifier of a grid trait.
  ///
  /// - Throws: The reason if the alignment is a custom one.
  init(_ trait: GridCellAttachment.Trait) throws(NotEvaluated) {
    switch trait {
    case .columns(let count): self.init("gridCellColumns", ["0": .number(CGFloat(count))])
    case .anchor(let point):
      self.init("gridCellAnchor", ["x": .number(point.x), "y": .number(point.y)])
    case .columnAlignment(let key):
      self.init("gridColumnAlignment", ["0": try .guide(key)])
    case .unsizedAxes(let axes):
      self.init("gridCellUnsizedAxes", ["0": .axes(axes)])
    }
  }
}

extension AlignmentGuideKey {
  /// The name of the built-in guide in source code.
  var memberName: String {
    get throws(NotEvaluated) {
      switch builtIn {
      case .leading: "leading"
      case .trailing: "trailing"
      case .horizontalCenter, .verticalCenter: "center"
      case .top: "top"
      case .bottom: "bottom"
      case .firstTextBaseline: "firstTextBaseline"
      case .lastTextBaseline: "lastTextBaseline"
      case nil: throw NotEvaluated("the alignment '\(TypeName.plain(type))' is computed by code")
      }
    }
  }
}

extension Edge {
  /// The name of the edge in source code.
  var memberName: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
