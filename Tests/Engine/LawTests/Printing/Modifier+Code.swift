extension Modifier {
  /// Returns the lines that follow the modified view, with the second view of the modifier.
  func code(second: ArraySlice<GeneratedView>) -> [String] {
    switch self {
    case .background(let alignment):
      [".background(alignment: \(CodeText.text(alignment))) {"]
        + GeneratedView.block(second) + ["}"]
    case .overlay(let alignment):
      [".overlay(alignment: \(CodeText.text(alignment))) {"]
        + GeneratedView.block(second) + ["}"]
    case .safeAreaInset(let edge, let alignment, let spacing):
      [
        ".safeAreaInset(edge: .\(edge.rawValue), alignment: \(across(edge, alignment)), "
          + "spacing: \(CodeText.text(spacing))) {"
      ] + GeneratedView.block(second) + ["}"]
    case .fixedFrame(let width, let height, let alignment):
      [frameCode([("width", width), ("height", height)], alignment)]
    case .flexibleFrame(let width, let height, let alignment):
      [
        frameCode(
          [
            ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
            ("minHeight", height.minimum), ("idealHeight", height.ideal),
            ("maxHeight", height.maximum),
          ],
          alignment
        )
      ]
    default: [".\(call)"]
    }
  }

  private var call: String {
    switch self {
    case .padding(let top, let leading, let bottom, let trailing):
      "padding(\(insetsCode([top, leading, bottom, trailing])))"
    case .safeAreaPadding(let top, let leading, let bottom, let trailing):
      "safeAreaPadding(\(insetsCode([top, leading, bottom, trailing])))"
    case .ignoresSafeArea: "ignoresSafeArea()"
    case .neutralPadding: "padding(0)"
    case .fixedSize(let horizontal, let vertical):
      "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .aspectRatio(let ratio, let isFilling):
      "aspectRatio(\(CodeText.text(ratio)), contentMode: .\(isFilling ? "fill" : "fit"))"
    case .offset(let x, let y): "offset(x: \(CodeText.text(x)), y: \(CodeText.text(y)))"
    case .position(let x, let y): "position(x: \(CodeText.text(x)), y: \(CodeText.text(y)))"
    case .layoutPriority(let priority): "layoutPriority(\(CodeText.text(priority)))"
    case .horizontalGuide(let guide, let value):
      guideCode("HorizontalAlignment.\(guide.rawValue)", "width", value)
    case .verticalGuide(let guide, let value):
      guideCode("VerticalAlignment.\(guide.rawValue)", "height", value)
    case .gridColumns(let count): "gridCellColumns(\(count))"
    case .gridAnchor(let x, let y):
      "gridCellAnchor(UnitPoint(x: \(CodeText.text(x)), y: \(CodeText.text(y))))"
    case .gridColumnAlignment(let guide): "gridColumnAlignment(.\(guide.rawValue))"
    case .gridUnsizedAxes(let horizontal, let vertical):
      "gridCellUnsizedAxes("
        + CodeText.axes(horizontally: horizontal, vertically: vertical) + ")"
    case .fixedFrame, .flexibleFrame, .background, .overlay, .safeAreaInset: ""
    }
  }

  private func across(_ edge: EdgeName, _ alignment: AlignmentName) -> String {
    edge.horizontal == nil
      ? ".\(alignment.horizontal.rawValue)" : ".\(alignment.vertical.rawValue)"
  }

  private func insetsCode(_ insets: [Double]) -> String {
    let sides = zip(["top", "leading", "bottom", "trailing"], insets)
      .map { "\($0): \(CodeText.text($1))" }
    return "EdgeInsets(\(sides.joined(separator: ", ")))"
  }

  private func guideCode(_ guide: String, _ length: String, _ value: GuideValue) -> String {
    "alignmentGuide(\(guide)) { $0.\(length) * \(CodeText.text(value.part)) "
      + "+ \(CodeText.text(value.points)) }"
  }

  /// Returns a `frame` modifier with the given lengths, or with the first one if all are `nil`.
  private func frameCode(_ lengths: [(String, Double?)], _ alignment: AlignmentName) -> String {
    let given = lengths.filter { $0.1 != nil }
    let arguments = (given.isEmpty ? Array(lengths.prefix(1)) : given).map {
      "\($0): \(CodeText.text($1))"
    }
    return ".frame(\(arguments.joined(separator: ", ")), alignment: \(CodeText.text(alignment)))"
  }
}
