/// The views and modifiers of evaluated scenes, with the labels of their arguments.
///
/// `Docs/Reference/EngineProtocol.md` describes them.
package enum EvaluatedVocabulary {
  /// Returns the labels of the arguments of a view or a modifier; `nil` for an unknown name.
  package static func arguments(of name: String) -> Set<String>? {
    containers[name] ?? leaves[name] ?? modifiers[name]
  }

  /// The containers, whose children are laid out.
  package static let containers: [String: Set<String>] = [
    "Container": [],
    "Control": ["0", "verticalSpacing", "spacesTexts"],
    "GeometryReader": [],
    "Grid": ["alignment", "horizontalSpacing", "verticalSpacing"],
    "GridRow": ["alignment"],
    "HStack": ["alignment", "spacing"],
    "LazyHGrid": ["alignment", "spacing", "items", "start", "length", "crossLength"],
    "LazyHStack": ["alignment", "spacing", "start", "length", "crossLength"],
    "LazyVGrid": ["alignment", "spacing", "items", "start", "length", "crossLength"],
    "LazyVStack": ["alignment", "spacing", "start", "length", "crossLength"],
    "ListRow": ["above", "minHeight", "top", "leading", "bottom", "trailing"],
    "ScrollView": [
      "axes", "top", "leading", "bottom", "trailing", "x", "y", "anchorX", "anchorY",
    ],
    "Section": ["part"],
    "VStack": ["alignment", "spacing"],
    "ViewThatFits": ["in"],
    "ZStack": ["alignment"],
  ]

  /// The views without children.
  package static let leaves: [String: Set<String>] = [
    "Circle": [],
    "Color": [],
    "Divider": ["thickness", "axis"],
    "Image": [
      "0", "width", "height", "symbolSize", "scale", "resizable", "top", "leading", "bottom",
      "trailing",
    ],
    "Leaf": [
      "0", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ],
    "Rectangle": [],
    "Spacer": ["minLength", "axis"],
    "Text": [
      "0", "size", "tracking", "baselineOffset", "lineLimit", "reservedLines", "lineSpacing",
      "minimumScaleFactor", "truncationMode", "textCase", "scale", "weight", "leading", "italic",
      "monospacedDigits", "design", "fontWidth",
    ],
  ]

  /// The modifiers, whose first child is the modified view.
  package static let modifiers: [String: Set<String>] = [
    "alignmentGuide": ["0", "axis", "constant", "perWidth", "perHeight"],
    "aspectRatio": ["0", "contentMode"],
    "background": ["alignment"],
    "containerRelativeFrame": ["width", "height", "alignment"],
    "fixedSize": ["horizontal", "vertical"],
    "frame": [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
      "maxHeight", "alignment",
    ],
    "gridCellAnchor": ["x", "y"],
    "gridCellColumns": ["0"],
    "gridCellUnsizedAxes": ["0"],
    "gridColumnAlignment": ["0"],
    "id": ["0"],
    "ignoresSafeArea": ["edges", "regions"],
    "layoutDirection": ["0"],
    "layoutPriority": ["0"],
    "offset": ["x", "y"],
    "overlay": ["alignment"],
    "padding": ["top", "leading", "bottom", "trailing"],
    "position": ["x", "y"],
    "safeAreaInset": ["edge", "alignment", "spacing"],
    "safeAreaPadding": ["top", "leading", "bottom", "trailing"],
  ]
}
