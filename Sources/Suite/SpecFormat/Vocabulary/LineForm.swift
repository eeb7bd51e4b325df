/// The form that a line of a block must have, as messages show it.
package struct LineForm: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }
}

extension LineForm {
  static let frame: LineForm = "name \"label\" #id  x y width height"
  static let selectedFrame: LineForm = "#id  x y width height"
  static let content: LineForm = "content 0 0 width height"
  static let cell: LineForm = "cell section.item  x y width height"
  static let supplementary: LineForm = "supplementary \"kind\" section.item  x y width height"
  static let decoration: LineForm = "decoration \"kind\" section  x y width height"
  static let row: LineForm = "row section.row  x y width height"
  static let tableBoundary: LineForm = "header section  x y width height"
  static let negotiation: LineForm = "name \"label\" #id  320x480 -> 50x20"
}
