extension SpecDocument {
  /// The languages of all blocks, each with the line of its fence or row, in the order of lines.
  package var statedLanguages: [(language: LayoutLanguage, line: Int)] {
    let scenes = scenarios.compactMap { scenario -> SceneSpec? in
      if case .scene(let scene) = scenario.body { scene } else { nil }
    }
    let expectations = scenes.flatMap(\.phases).flatMap(\.expectations)
    var seen: Set<Int> = []
    // A block for the whole page belongs to each scene.
    return expectations.filter { seen.insert($0.line).inserted }.flatMap(\.statedLanguages)
      .sorted { $0.line < $1.line }
  }
}

extension Expectation {
  fileprivate var statedLanguages: [(language: LayoutLanguage, line: Int)] {
    var languages = [environment.language].compactMap(\.self).map { (language: $0, line: line) }
    if let checks = content as? ChecksFence {
      languages += checks.conditions.languages.map { (language: $0, line: line) }
    }
    for row in (content as? VariantsFence)?.rows ?? [] {
      for case .value(.language(let language), _) in row.conditions.flatMap(\.terms) {
        languages.append((language, row.line ?? line))
      }
    }
    return languages
  }
}
