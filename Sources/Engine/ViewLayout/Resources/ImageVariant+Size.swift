internal import Foundation
internal import LayoutValues
internal import ResourceFiles

extension [ImageVariant] {
  /// Returns the size of the image in a language (R-LOC-3, R-LOC-7).
  ///
  /// - Parameters:
  ///   - language: The language; `nil` for the development language.
  ///   - scale: The number of pixels per point of the display; a file for another scale is used if
  ///     there is none for it.
  ///   - colorScheme: The color scheme; a file for all appearances is used if there is none for it.
  /// - Returns: The size in points; `nil` for an image without files.
  func size(
    in language: LayoutLanguage?,
    scale: CGFloat,
    colorScheme: ColorScheme = .light
  ) -> CGSize? {
    if contains(where: { $0.isForPad != nil }) {
      // R-LOC-8: the files of the device, else those of all devices.
      let isPad = SceneScreen.current.isPad
      let own = filter { $0.isForPad == isPad }
      let universal = filter { $0.isForPad == nil }
      var chosen = own.isEmpty ? universal.isEmpty ? self : universal : own
      for index in chosen.indices { chosen[index].isForPad = nil }
      return chosen.size(in: language, scale: scale, colorScheme: colorScheme)
    }
    let dark = filter(\.isDark)
    if !dark.isEmpty, dark.count < count {
      return (colorScheme == .dark ? dark : filter { !$0.isDark })
        .size(in: language, scale: scale)
    }
    let languages = language?.candidates ?? []
    let inLanguage = languages.lazy.map { language in filter { $0.language == language } }
      .first { !$0.isEmpty }
    let unlocalized = filter { $0.language == nil }
    let candidates = inLanguage ?? (unlocalized.isEmpty ? self : unlocalized)
    let isRightToLeft = language?.isRightToLeft ?? false
    let directed = candidates.filter { $0.isRightToLeft == isRightToLeft }
    let undirected = candidates.filter { $0.isRightToLeft == nil }
    let ranked = directed.isEmpty ? undirected.isEmpty ? candidates : undirected : directed
    let scales: [Double?] = [Double(scale), nil, 2, 3, 1]
    return scales.lazy.compactMap { scale in ranked.first { $0.scale == scale }?.size }.first
      ?? ranked.first?.size
  }
}
