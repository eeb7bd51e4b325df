/// Finds links and images whose scheme a page of the site does not take: it shows them as text.
struct UnsafeLinkCheck: LintCheck {
  var name: String { "link-unsafe" }

  var severity: LintFinding.Severity { .error }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    let schemes = LinkScheme.safe.map { "`\($0)`" }.joined(separator: ", ")
    return specs.flatMap { spec in
      var places: Set<[Int]> = []
      return spec.links.compactMap { link -> LintFinding? in
        guard let scheme = LinkScheme.scheme(of: link.address),
          !LinkScheme.safe.contains(scheme),
          // Links of one name have their address at one place.
          places.insert([link.line, link.column]).inserted
        else { return nil }
        return finding(
          in: spec,
          line: link.line,
          column: link.column,
          "pages show this as text and lead nowhere: `\(scheme)` is none of \(schemes)"
        )
      }
    }
  }
}
