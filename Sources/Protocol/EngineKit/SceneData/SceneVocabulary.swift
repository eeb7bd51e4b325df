/// The views, modifiers and arguments that scenes as data can have.
///
/// Arguments are named by their labels; those without a label by their index, from 0.
package enum SceneVocabulary {
  /// The arguments of a view or modifier, with the permitted forms of each.
  typealias Arguments = [String: [ArgumentForm]]

  /// The containers, whose children are in a trailing closure.
  static let containers: [String: Arguments] = [
    "HStack": ["alignment": [.vertical], "spacing": [.length]],
    "VStack": ["alignment": [.horizontal], "spacing": [.length]],
    "ZStack": ["alignment": [.alignment]],
  ]

  /// The views without children.
  static let leaves: [String: Arguments] = [
    "Capsule": [:],
    "Circle": [:],
    "Color": [
      "0": [.color], "white": [.length], "red": [.length], "green": [.length], "blue": [.length],
      "opacity": [.length],
    ],
    "Divider": [:],
    "Ellipse": [:],
    "Rectangle": [:],
    "RoundedRectangle": ["cornerRadius": [.length]],
    "Spacer": ["minLength": [.length]],
    "Text": ["0": [.text], "verbatim": [.text]],
  ]

  /// The modifiers; the first child is the modified view.
  static let modifiers: [String: Arguments] = [
    "accessibilityIdentifier": ["0": [.text]],
    "aspectRatio": [
      "0": [.length], "width": [.length], "height": [.length], "contentMode": [.contentMode],
    ],
    "background": ["alignment": [.alignment]],
    "border": ["0": [.color], "width": [.length]],
    "clipped": [:],
    "fill": ["0": [.color]],
    "fixedSize": ["horizontal": [.flag], "vertical": [.flag]],
    "foregroundColor": ["0": [.color]],
    "foregroundStyle": ["0": [.color]],
    "frame": [
      "width": [.length], "height": [.length], "minWidth": [.length], "idealWidth": [.length],
      "maxWidth": [.length], "minHeight": [.length], "idealHeight": [.length],
      "maxHeight": [.length], "alignment": [.alignment],
    ],
    "hidden": [:],
    "id": ["0": [.text]],
    "layoutPriority": ["0": [.length]],
    "offset": ["x": [.length], "y": [.length], "width": [.length], "height": [.length]],
    "opacity": ["0": [.length]],
    "overlay": ["alignment": [.alignment]],
    "padding": [
      "0": [.edges, .length], "1": [.length], "top": [.length], "leading": [.length],
      "bottom": [.length], "trailing": [.length],
    ],
    "position": ["x": [.length], "y": [.length]],
    "scaledToFill": [:],
    "scaledToFit": [:],
    "stroke": ["0": [.color], "lineWidth": [.length]],
    "zIndex": ["0": [.length]],
  ]

  /// The modifiers with a second view, behind or in front of the modified one.
  static let layers: Set = ["background", "overlay"]
  /// The types whose arguments replace them, as in `padding(EdgeInsets(top: 1, …))`.
  static let bundles: Set = ["EdgeInsets", "CGSize", "CGPoint"]
  /// The views that are replaced by their content.
  static let transparent: Set = ["Group", "EmptyView"]

  /// The names of all arguments, by view or modifier.
  package static let argumentNames: [String: Set<String>] =
    containers.merging(leaves) { $1 }.merging(modifiers) { $1 }.mapValues { Set($0.keys) }
}
