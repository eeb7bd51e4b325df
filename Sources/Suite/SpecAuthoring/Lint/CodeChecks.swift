internal import SpecFormat

/// Finds Swift blocks on an article's page without an attribute `by=`, which states the author of
/// the code.
struct CodeOriginCheck: LintCheck {
  var name: String { "code-origin-unstated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.filter(\.isArticle).flatMap { spec in
      spec.document.codeBlocks.filter { $0.origin == nil }
        .map { finding(in: spec, line: $0.fenceLine, Self.message) }
    }
  }

  private static let message =
    "the origin of the code is not stated: add by="
    + CodeOrigin.allCases.map(\.rawValue).joined(separator: "|")
}

/// Finds declarations of shared code with the same name as one in the shared code of another spec.
///
/// A third spec that uses the name is compiled with both.
struct SharedNameCheck: LintCheck {
  var name: String { "shared-name-repeated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var places: [String: (file: String, line: Int)] = [:]
    var findings: [LintFinding] = []
    for spec in specs {
      let file = spec.document.file
      for block in spec.document.sharedBlocks {
        for (name, line) in DeclaredNames(in: block.code).unique {
          let line = block.line + line - 1
          guard let first = places[name], first.file != file else {
            places[name] = (file, line)
            continue
          }
          findings.append(
            finding(
              in: spec,
              line: line,
              """
              '\(name)' is also declared at \(first.file):\(first.line), so a spec that uses it would \
              not compile: rename one, or make it 'private'
              """
            )
          )
        }
      }
    }
    return findings
  }
}
