internal import Conformance

/// The meaning of a mark in a figure, with a color for light mode and one for dark mode.
enum FigureTone: String, CaseIterable {
  case passed, known, unsupported, failed, unchecked, uncovered

  init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .knownFailure, .deviates: self = .known
    case .unsupported: self = .unsupported
    case .skipped: self = .unchecked
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed:
      self = .failed
    }
  }
}

extension FigureTone {
  /// The label of the tone in a legend.
  var label: String {
    switch self {
    case .passed: "holds"
    case .known: "known to fail"
    case .unsupported: "unsupported"
    case .failed: "fails"
    case .unchecked: "skipped"
    case .uncovered: "no scenario"
    }
  }

  var lightColor: String {
    switch self {
    case .passed: "#2da44e"
    case .known: "#bf8700"
    case .unsupported: "#8250df"
    case .failed: "#cf222e"
    case .unchecked, .uncovered: "#8c959f"
    }
  }

  var darkColor: String {
    switch self {
    case .passed: "#3fb950"
    case .known: "#d29922"
    case .unsupported: "#a371f7"
    case .failed: "#f85149"
    case .unchecked, .uncovered: "#6e7681"
    }
  }

  /// Returns a mark whose shape depends on the tone, so that tones do not differ by color only.
  func mark(x: Int, y: Int, size: Int) -> String {
    let square = "M\(x) \(y)h\(size)v\(size)h-\(size)z"
    let inside = size - 4
    switch self {
    case .passed: return square
    case .known: return "M\(x) \(y)h\(size)l-\(size) \(size)z"
    case .unsupported:
      return "M\(x + size / 2) \(y)l\(size / 2) \(size / 2)l-\(size / 2) \(size / 2)"
        + "l-\(size / 2)-\(size / 2)z"
    case .failed:
      return "M\(x) \(y)h3l\(size - 3) \(size - 3)v3h-3l-\(size - 3)-\(size - 3)z"
        + "M\(x + size) \(y)v3l-\(size - 3) \(size - 3)h-3v-3l\(size - 3)-\(size - 3)z"
    case .unchecked: return "M\(x) \(y + size / 2 - 2)h\(size)v4h-\(size)z"
    case .uncovered: return square + "M\(x + 2) \(y + 2)v\(inside)h\(inside)v-\(inside)z"
    }
  }
}
