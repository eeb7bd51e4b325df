import Foundation

/// A style of a font family: a face, or a named instance of a variable face (R-FNT-1).
struct FontStyle: Sendable {
  let face: FontFace
  /// The value of each axis, in the order of the face's axes; empty for a font without axes.
  var place: [Float]
  var family: String
  /// The name of the style, such as `Semi Bold Italic`.
  var name: String
  var postScriptName: String
  var fullName: String
  /// The weight from 1 to 1000; 400 is regular.
  var weight: Double
  /// The width in percent of the standard one.
  var width: Double
  var isItalic: Bool

  /// The names by which a style is found, except for that of its family.
  var names: [String] {
    [postScriptName, fullName, face.axes.isEmpty ? face.name(.compatibleFull) : nil]
      .compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension FontStyle {
  /// Makes the styles of a face: that of its default, and its named instances.
  static func styles(of face: FontFace) -> [FontStyle] {
    let standard = FontStyle(standardOf: face)
    let instances = face.namedInstances.map { instance in
      var style = standard
      style.place = instance.place
      style.name = instance.style
      style.postScriptName = instance.postScriptName
      style.fullName = "\(standard.family) \(instance.style)"
      style.readPlace()
      return style
    }
    // The default of a variable font is usually one of its instances.
    guard instances.contains(where: { $0.place == standard.place }) else {
      return [standard] + instances
    }
    return instances
  }

  private init(standardOf face: FontFace) {
    self.face = face
    place = face.axes.map(\.standard)
    family = face.family
    name = face.name(.typographicStyle) ?? face.name(.style) ?? "Regular"
    fullName = face.name(.full) ?? family
    postScriptName = face.name(.postScript) ?? ""
    let library = face.library
    let font = library.font(face.handle)
    defer { library.destroyFont(font) }
    func value(_ tag: StaticString, _ standard: Double) -> Double {
      guard let font else { return standard }
      let value = Double(library.style(font, HarfBuzz.tag(tag)))
      return value.isFinite ? value : standard
    }
    weight = min(max(value("wght", 400), 1), 1000)
    width = min(max(value("wdth", 100), 1), 1000)
    isItalic = value("ital", 0) > 0
    readPlace()
  }

  /// Sets the weight, the width and the slope from the axes that the face has.
  private mutating func readPlace() {
    for (axis, value) in zip(face.axes, place) {
      switch axis.tag {
      case HarfBuzz.tag("wght"): weight = Double(value)
      case HarfBuzz.tag("wdth"): width = Double(value)
      case HarfBuzz.tag("ital"): isItalic = value > 0
      case HarfBuzz.tag("slnt") where value != 0: isItalic = true
      default: break
      }
    }
  }
}

// MARK: - Traits

extension FontStyle {
  /// R-FNT-2: returns the style of the family that is nearest to traits.
  ///
  /// An axis of a variable font is set to the value of its trait; otherwise the nearest style of
  /// the family is used, first by slope, then by width, then by weight.
  ///
  /// - Parameters:
  ///   - traits: The traits; those that are `nil` stay as they are.
  ///   - family: All styles of the family.
  /// - Returns: The style.
  func with(_ traits: FontTraits, in family: [FontStyle]) -> FontStyle {
    let weight = traits.isBold == true ? 700 : traits.weight?.value
    let width = traits.width.map { Self.percent(of: $0) }
    guard weight != nil || width != nil || traits.isItalic != nil else { return self }
    let isItalic = traits.isItalic ?? self.isItalic
    let requested = (weight: weight ?? self.weight, width: width ?? self.width)
    func distance(_ style: FontStyle) -> (Int, Double, Double) {
      (
        style.isItalic == isItalic ? 0 : 1, abs(style.width - requested.width),
        abs(style.weight - requested.weight)
      )
    }
    // Axes reach values between instances; among instances that reach the same, the name of the
    // nearest one fits.
    let candidates = ([self] + family).map { style in
      (style: style, placed: style.placed(requested.weight, requested.width, isItalic: isItalic))
    }
    let nearest = candidates.min {
      let (first, second) = (distance($0.placed), distance($1.placed))
      return first == second ? distance($0.style) < distance($1.style) : first < second
    }
    return nearest?.placed ?? self
  }

  /// Returns the style with the axes of its face set to the given values, clamped to their ranges.
  private func placed(_ weight: Double, _ width: Double, isItalic: Bool) -> FontStyle {
    var style = self
    for (index, axis) in face.axes.enumerated() {
      switch axis.tag {
      case HarfBuzz.tag("wght"): style.place[index] = axis.clamped(Float(weight))
      case HarfBuzz.tag("wdth"): style.place[index] = axis.clamped(Float(width))
      case HarfBuzz.tag("ital"): style.place[index] = axis.clamped(isItalic ? 1 : 0)
      case HarfBuzz.tag("slnt"):
        // A slope to the right is negative.
        style.place[index] = axis.clamped(isItalic ? axis.minimum : 0)
        style.isItalic = isItalic
      default: break
      }
    }
    style.readPlace()
    return style
  }

  /// The widths of the classes 1 to 9 of the table `OS/2`, in percent.
  private static let percents: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// Returns the width in percent; a trait of 0.1 is a class of the table `OS/2`.
  private static func percent(of width: Font.Width) -> Double {
    guard width.value.isFinite else { return 100 }
    let place = min(max(4 + Double(width.value) * 10, 0), 8)
    return percents[Int(place.rounded())]
  }
}
