import Foundation

extension GeneratedView {
  /// The lines of Swift code that create the view.
  var code: [String] {
    switch element {
    case .leaf(let leaf): [leaf.code]
    case .container(let container): container.code(around: children)
    case .modifier(let modifier): children[0].code + modifier.code(second: children.dropFirst())
    }
  }

  /// Returns the lines of several views in a builder block, indented by two spaces.
  static func block(_ views: some Sequence<GeneratedView>) -> [String] {
    views.flatMap(\.code).map { "  " + $0 }
  }
}

extension Leaf {
  fileprivate var code: String {
    switch self {
    case .text(let string): "Text(\(CodeText.text(string)))"
    case .localized(let key): "Text(LocalizedStringKey(\(CodeText.text(key))))"
    case .spacer(nil): "Spacer()"
    case .spacer(let minLength?): "Spacer(minLength: \(CodeText.text(minLength)))"
    case .plain(let leaf): leaf.code
    }
  }
}

extension Container {
  fileprivate func code(around children: [GeneratedView]) -> [String] {
    switch self {
    case .loop: loopCode(children)
    case .condition(let isShown): grouped("if \(isShown) {", GeneratedView.block(children), "}")
    case .choice(let isFirst):
      grouped(
        "if \(isFirst) {",
        GeneratedView.block(children.prefix(1)) + ["} else {"]
          + GeneratedView.block(children.dropFirst()),
        "}"
      )
    case .halvingReader:
      ["GeometryReader { proxy in", "  Group {"]
        + GeneratedView.block(children).map { "  " + $0 }
        + ["  }", "  .frame(width: proxy.size.width / 2)", "}"]
    default: [opening] + GeneratedView.block(children) + ["}"]
    }
  }

  private var opening: String {
    switch self {
    case .row(let alignment, let spacing):
      "HStack(alignment: .\(alignment.rawValue), spacing: \(CodeText.text(spacing))) {"
    case .column(let alignment, let spacing):
      "VStack(alignment: .\(alignment.rawValue), spacing: \(CodeText.text(spacing))) {"
    case .depth(let alignment): "ZStack(alignment: \(CodeText.text(alignment))) {"
    case .grid(let alignment, let horizontal, let vertical):
      "Grid(alignment: \(CodeText.text(alignment)), "
        + "horizontalSpacing: \(CodeText.text(horizontal)), "
        + "verticalSpacing: \(CodeText.text(vertical))) {"
    case .gridRow(let alignment):
      alignment.map { "GridRow(alignment: .\($0.rawValue)) {" } ?? "GridRow {"
    case .flow(let spacing): "ProbeFlow(spacing: \(CodeText.text(spacing))) {"
    case .staircase(let step): "ProbeStaircase(step: \(CodeText.text(step))) {"
    case .fitting(let horizontally, let vertically):
      "ViewThatFits(in: \(CodeText.axes(horizontally: horizontally, vertically: vertically))) {"
    case .scroll(let axes): "ScrollView(\(axes.rawValue)) {"
    case .lazyRow(let spacing): "LazyHStack(spacing: \(CodeText.text(spacing))) {"
    case .lazyColumn(let spacing): "LazyVStack(spacing: \(CodeText.text(spacing))) {"
    case .lazyGrid(let fixed, let minimum, let adaptive):
      "LazyVGrid(columns: [GridItem(.fixed(\(CodeText.text(fixed)))), "
        + "GridItem(.flexible(minimum: \(CodeText.text(minimum)))), "
        + "GridItem(.adaptive(minimum: \(CodeText.text(adaptive))))], spacing: 0) {"
    case .reader, .halvingReader: "GeometryReader { _ in"
    case .group, .loop, .condition, .choice: "Group {"
    }
  }

  private func grouped(_ opening: String, _ lines: [String], _ closing: String) -> [String] {
    ["Group {"] + ([opening] + lines + [closing]).map { "  " + $0 } + ["}"]
  }

  private func loopCode(_ children: [GeneratedView]) -> [String] {
    let cases = children.enumerated().flatMap { index, child in
      ["  case \(index):"] + child.code.map { "    " + $0 }
    }
    return ["ForEach(0..<\(children.count), id: \\.self) { index in", "  switch index {"]
      + cases.map { "  " + $0 } + ["    default: EmptyView()", "  }", "}"]
  }
}

/// Formats values as Swift code.
enum CodeText {
  static func text(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    if let whole = Int(exactly: number), abs(whole) < 1_000_000 { return "\(whole)" }
    return "\(number)"
  }

  static func text(_ number: Double?) -> String { number.map { text($0) } ?? "nil" }

  static func text(_ alignment: AlignmentName) -> String {
    "Alignment(horizontal: .\(alignment.horizontal.rawValue), "
      + "vertical: .\(alignment.vertical.rawValue))"
  }

  static func text(_ string: String) -> String {
    "\"\(string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }

  static func axes(horizontally: Bool, vertically: Bool) -> String {
    let axes = (horizontally ? [".horizontal"] : []) + (vertically ? [".vertical"] : [])
    return "[\(axes.joined(separator: ", "))]"
  }

  /// Returns a dimension of a proposal in the format of a fence.
  static func proposal(_ dimension: CGFloat?) -> String {
    guard let dimension else { return "nil" }
    guard dimension.isFinite else { return dimension < 0 ? "-inf" : "inf" }
    return text(Double(dimension))
  }
}
