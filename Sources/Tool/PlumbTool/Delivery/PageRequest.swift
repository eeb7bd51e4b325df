internal import Foundation
internal import Site

/// A request of a browser for a page.
struct PageRequest {
  /// The path without a query, such as `/swiftui/stacks/stacks.html`; it may lead anywhere.
  let path: String
  /// Whether only the head of the answer is requested.
  let isHeadRequest: Bool

  /// Reads a request, or returns `nil` if it is malformed or changes something, or if its host is
  /// not this machine.
  ///
  /// Another site can resolve its own name to the loopback address, and would read the pages.
  ///
  /// - Parameters:
  ///   - bytes: The request with its head, which has no body.
  ///   - port: The port of the server.
  init?(_ bytes: [UInt8], port: Int) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[0] == "GET" || words[0] == "HEAD", words[1].hasPrefix("/"),
      let path = words[1].prefix(while: { $0 != "?" }).removingPercentEncoding
    else { return nil }
    let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
      .map { $0.dropFirst("host:".count).trimmingCharacters(in: .whitespaces).lowercased() }
    guard hosts == ["127.0.0.1:\(port)"] || hosts == ["localhost:\(port)"] else { return nil }
    self.path = path
    isHeadRequest = words[0] == "HEAD"
  }
}

/// An answer to a request.
struct PageResponse {
  /// The status line without the version.
  var status = "200 OK"
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  var isHeadOnly = false

  static let refused = PageResponse(
    status: "403 Forbidden",
    body: Array("plumb docs --serve answers only requests of this machine for pages\n".utf8)
  )
  static let missing = PageResponse(
    status: "404 Not Found",
    body: Array("there is no such page\n".utf8)
  )
}

extension PageResponse {
  /// The types of the files of a site.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "json": "application/json", "ttf": "font/ttf", "otf": "font/otf",
  ]

  /// Creates the answer with a file of a folder, or ``missing`` if there is no such file in it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - folder: The absolute path of the folder, outside of which no file is read.
  ///   - revision: The number of times that the site was written.
  init(to request: PageRequest, in folder: String, revision: Int) {
    let parts = request.path.split(separator: "/")
    let isInside = !parts.contains("..") && !request.path.contains("\0")
    let isFolder = request.path.hasSuffix("/")
    let relativePath = parts.joined(separator: "/") + (isFolder ? "/index.html" : "")
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: "\(root)/\(relativePath)").resolvingSymlinksInPath().path
    guard isInside, file.hasPrefix("\(root)/"),
      let data = FileManager.default.contents(atPath: file)
    else {
      self = .missing
      return
    }
    let bytes = Array(data)
    self.init(
      to: request,
      file.hasSuffix(".html") ? ReloadingPage.page(bytes, revision: revision) : bytes,
      of: file
    )
  }

  /// Creates the answer with the content of a file.
  init(to request: PageRequest, _ body: [UInt8], of file: String) {
    let kind = file.split(separator: ".").last.map { String($0) } ?? ""
    type = Self.types[kind] ?? "application/octet-stream"
    isHeadOnly = request.isHeadRequest
    self.body = body
  }

  /// The answer with its head.
  ///
  /// No other site can show the page in a frame or load its scripts.
  var bytes: [UInt8] {
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin",
      "Content-Security-Policy: \(PagePolicy.header)", "Connection: close", "", "",
    ]
    return Array(head.joined(separator: "\r\n").utf8) + (isHeadOnly ? [] : body)
  }
}
