/// The diagnostics of a document, which replace all earlier ones.
package struct PublishDiagnosticsParams: Codable, Equatable {
  package var uri: String
  package var version: Int?
  package var diagnostics: [Diagnostic]

  package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    (self.uri, self.version, self.diagnostics) = (uri, version, diagnostics)
  }
}

/// A message about a range of a document.
package struct Diagnostic: Codable, Hashable, Sendable {
  package enum Severity: Int, Codable, Sendable {
    case error = 1
    case warning, information, hint
  }

  package struct Related: Codable, Hashable, Sendable {
    package var location: Location
    package var message: String

    package init(_ location: Location, _ message: String) {
      (self.location, self.message) = (location, message)
    }
  }

  package struct CodeDescription: Codable, Hashable, Sendable {
    package var href: String

    package init(href: String) { self.href = href }
  }

  package var range: PlaceRange
  package var severity: Severity?
  /// The stable code of the message's kind.
  package var code: JSONValue?
  package var codeDescription: CodeDescription?
  package var source: String?
  package var message: String
  package var relatedInformation: [Related]?

  package init(
    range: PlaceRange,
    severity: Severity,
    code: String,
    message: String,
    related: [Related] = []
  ) {
    self.range = range
    self.severity = severity
    self.code = .text(code)
    source = "plumb"
    self.message = message
    relatedInformation = related.isEmpty ? nil : related
  }
}
