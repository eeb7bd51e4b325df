/// The views and modifiers of evaluated scenes, with the labels of their arguments.
///
/// `Docs/Reference/EngineProtocol.md` describes them.
package enum EvaluatedVocabulary {
  /// The containers, whose children are laid out.
  package static let containers: [String: Set<String>] = [
    "Container": ["verticalSpacing"],
    "GeometryReader": [],
    "Grid": ["alignment", "horizontalSpacing", "verticalSpacing"],
    "GridRow": ["alignment"],
    "HStack": ["alignment", "spacing"],
    "LazyHGrid": ["alignment", "spacing", "items"],
    "LazyHStack": ["alignment", "spacing"],
    "LazyVGrid": ["alignment", "spacing", "items"],
    "LazyVStack": ["alignment", "spacing"],
    "ScrollView": ["axes", "top", "leading", "bottom", "trailing", "x", "y"],
    "VStack": ["alignment", "spacing"],
    "ViewThatFits": ["in"],
    "ZStack": ["alignment"],
  ]

  /// The views without children.
  package static let leaves: [String: Set<String>] = [
    "Circle": [],
    "Color": [],
    "Divider": ["thickness", "axis"],
    "Image": ["0", "width", "height", "resizable", "top", "leading", "bottom", "trailing"],
    "Leaf": ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"],
    "Rectangle": [],
    "Spacer": ["minLength", "axis"],
    "Text": [
      "0", "size", "tracking", "baselineOffset", "lineLimit", "reservedLines", "lineSpacing",
      "minimumScaleFactor", "truncationMode",
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
    "ignoresSafeArea": ["edges"],
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
