import Foundation
internal import ResourceFiles

/// The metrics of a font that a scene requests by its name (R-FNT-1).
enum AppFont {
  /// Returns the metrics of a font of the app.
  ///
  /// A name that the app does not have is reported once, and is the system font.
  ///
  /// - Parameters:
  ///   - name: The name of a style or family.
  ///   - size: The size, in points.
  ///   - request: The system, which is not `test`, and the traits.
  ///   - resources: The resources of the scene; `nil` for a page without an app's folder.
  /// - Returns: The font of the app, an estimate by the system font, or the system font.
  static func metrics(
    named name: String,
    size: CGFloat,
    _ request: AppFontRequest,
    in resources: AppResources? = .current
  ) -> any TextMetrics {
    var request = request
    request.system = request.system.base
    var system: SystemFont {
      SystemFont.font(
        SystemFont.Request(system: request.system, size: .points(size), traits: request.traits)
      )
    }
    // A size that is no length has no shape.
    guard size.isFinite, size > 0, !SystemFontName.isOfSystem(name) else { return system }
    guard let resources else {
      return SubstituteFont(system, for: name, because: .noFolder)
    }
    guard let catalog = resources.fonts else {
      let reason: SubstituteFont.Reason =
        HarfBuzz.shared == nil ? .harfBuzzMissing : .noFolder
      return SubstituteFont(system, for: name, because: reason)
    }
    request.language = request.language ?? resources.folder.developmentLanguage
    if let font = catalog.font(named: name, size: size, request) { return font }
    if AppleFontNames.contains(name) {
      return SubstituteFont(system, for: name, because: .fontOfApple)
    }
    resources.reportMissingFont(name)
    return system
  }
}

extension AppResources {
  /// Returns whether UIKit has a font for a name (R-FNT-1); reports a name that it does not have.
  ///
  /// - Parameter name: The name of a style or family.
  /// - Returns: `true` also where the fonts of the app are unknown: in a folder without font files,
  ///   without a folder, and without HarfBuzz.
  package static func hasFont(named name: String) -> Bool {
    guard !SystemFontName.isOfSystem(name), let current, current.hasFontFiles,
      let catalog = current.fonts
    else { return true }
    if catalog.style(named: name) != nil || AppleFontNames.contains(name) { return true }
    current.reportMissingFont(name)
    return false
  }
}

extension Font {
  /// Returns the metrics of the font.
  ///
  /// - Parameters:
  ///   - system: The system whose font is used.
  ///   - dynamicType: The dynamic type size, which text styles depend on.
  ///   - traits: Attributes with precedence over those of the font.
  ///   - language: The code of the language whose forms of letters a font of the app has; `nil` for
  ///     the development language.
  /// - Returns: The test font, the system font of the system, or a font of the app.
  package func metrics(
    in system: MetricsSystem,
    at dynamicType: DynamicTypeSize,
    traits: FontTraits,
    language: @autoclosure () -> String? = nil
  ) -> any TextMetrics {
    guard system != .test else { return TestFont(size: testSize(at: dynamicType)) }
    let size = systemSize(in: system, at: dynamicType)
    let traits = self.traits.overridden(by: traits)
    if let name, case .points(let points) = size {
      return AppFont.metrics(
        named: name,
        size: points,
        AppFontRequest(system: system, traits: traits, language: language())
      )
    }
    return SystemFont.font(
      SystemFont.Request(system: system.base, size: size, traits: traits)
    )
  }
}
