/// The diagnostics of a document, which replace all earlier ones.
struct PublishDiagnosticsParams: Codable, Equatable {
  var uri: String
  var version: Int?
  var diagnostics: [Diagnostic]

  init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    (self.uri, self.version, self.diagnostics) = (uri, version, diagnostics)
  }
}

/// A message about a range of a document.
struct Diagnostic: Codable, Hashable, Sendable {
  enum Severity: Int, Codable, Sendable {
    case error = 1
    case warning, information, hint
  }

  struct Related: Codable, Hashable, Sendable {
    var location: Location
    var message: String

    init(_ location: Location, _ message: String) {
      (self.location, self.message) = (location, message)
    }
  }

  struct CodeDescription: Codable, Hashable, Sendable {
    var href: String

    init(href: String) { self.href = href }
  }

  var range: PlaceRange
  var severity: Severity?
  /// The stable code of the message's kind; `nil` for none.
  var code: JSONValue?
  var codeDescription: CodeDescription?
  var source: String?
  var message: String
  var relatedInformation: [Related]?

  init(
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
