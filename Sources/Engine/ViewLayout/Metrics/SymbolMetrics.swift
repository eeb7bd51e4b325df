package import Foundation

/// The sizes of system symbols, in points (R-CTRL-19).
///
/// The sizes of some symbols are recorded at 13 and 17 points. Others are estimates: a variant has
/// the size of the shape that contains it, or of the symbol without the variant.
package enum SymbolMetrics {
  /// A size at two sizes of the font, recorded at 2 pixels per point.
  private struct Recorded {
    let at13: CGSize
    let at17: CGSize
  }

  /// The size of a symbol whose size is not recorded, in points, for a font of 17 points.
  private static let unknown = CGSize(width: 20, height: 18.5)

  private static let recorded: [String: Recorded] = SystemFontTable.symbols.rows
    .reduce(into: [:]) { sizes, cells in
      let numbers = cells.dropFirst().compactMap { Double($0) }
      guard numbers.count == 4 else { return }
      sizes[cells[0]] = Recorded(
        at13: CGSize(width: numbers[0], height: numbers[1]),
        at17: CGSize(width: numbers[2], height: numbers[3])
      )
    }

  /// Returns the size of a symbol, in points.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - pointSize: The size of its font, multiplied by the factor of its scale, in points.
  ///   - weight: The weight from 100 to 900.
  ///   - scale: The number of pixels per point.
  /// - Returns: The size, which contains whole pixels.
  package static func size(
    of name: String,
    pointSize: CGFloat,
    weight: Double = 400,
    scale: CGFloat
  ) -> CGSize {
    let known = recorded[name] ?? shape(of: name)
    let extra = max(weight - 400, -400) / 100 * pointSize * 0.0125
    func length(_ recorded: CGFloat?, _ atBody: CGFloat) -> CGFloat {
      if let recorded, extra == 0 { return ((recorded - 1 / 6) * scale).rounded(.up) / scale }
      // A recorded length contains a quarter of a point of pixels at its edges, on average.
      let length = (atBody - 0.25) / 17 * pointSize + extra + 0.5 / scale
      return (length * scale).rounded(.up) / scale
    }
    let body = known?.at17 ?? unknown
    let exact = pointSize == 13 ? known?.at13 : pointSize == 17 ? body : nil
    return CGSize(
      width: length(exact?.width, body.width),
      height: length(exact?.height, body.height)
    )
  }

  /// Returns whether the size of a symbol is recorded, and not an estimate.
  package static func isRecorded(_ name: String) -> Bool { recorded[name] != nil }

  /// Returns the description of the size of a symbol, for lists of lengths without a recording;
  /// `nil` for a symbol whose size is recorded.
  package static func estimate(of name: String) -> String? {
    isRecorded(name) ? nil : "Size of the symbol \(name)"
  }

  /// Returns the size of a symbol without its variants, or of the shape that contains it; `nil` if
  /// neither is recorded.
  private static func shape(of name: String) -> Recorded? {
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      if let last = parts.last.map(String.init), isShape(last),
        let shape = recorded[last] ?? recorded[last + ".fill"]
      {
        return shape
      }
      parts.removeLast()
      if let symbol = recorded[parts.joined(separator: ".")] { return symbol }
      if let symbol = recorded[parts.joined(separator: ".") + ".fill"] { return symbol }
    }
    return recorded[name + ".fill"]
  }

  /// Returns whether a part of a symbol's name is a shape around the symbol, such as `circle`.
  private static func isShape(_ part: String) -> Bool {
    ["circle", "square", "triangle", "rectangle", "hexagon"].contains(part)
  }
}
