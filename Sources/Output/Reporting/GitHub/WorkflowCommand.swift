internal import ElementTree

/// A line that GitHub's runners take for an annotation: `::error file=a.md,line=3::It differs`.
struct WorkflowCommand {
  enum Kind: String {
    case error, warning, notice
  }

  var kind: Kind
  /// In the order they are written.
  var properties: [(name: String, value: String)] = []
  var message: String
}

extension WorkflowCommand {
  /// The command, without a line feed at its end.
  var text: String {
    let list = properties.map { "\($0.name)=\(Self.escaped(property: $0.value))" }
      .joined(separator: ",")
    return "::\(kind.rawValue)\(list.isEmpty ? "" : " \(list)")::\(Self.escaped(message))"
  }

  /// A message: runners turn these three back, and nothing else.
  ///
  /// A carriage return and a line feed are one `Character` where they meet, so scalars are read.
  private static func escaped(_ text: String) -> String {
    let visible = VisibleText.escaped(text, keeping: ["\n", "\r", "\t"])
    return visible.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// A property's value, which a colon or a comma would end.
  private static func escaped(property value: String) -> String {
    escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
