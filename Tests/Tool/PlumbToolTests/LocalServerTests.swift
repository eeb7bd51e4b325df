@testable import SuiteRunning
import Foundation
import Testing

@testable import PlumbTool

/// Tests the requests that the server of a site answers.
struct PageRequestTests {
  private func request(_ line: String, host: String? = "127.0.0.1:8080") -> PageRequest? {
    let hosts = host.map { "Host: \($0)\r\n" } ?? ""
    return PageRequest(Array("\(line)\r\n\(hosts)Accept: */*\r\n\r\n".utf8), port: 8080)
  }

  @Test func `a request to localhost has a decoded path without its query`() throws {
    #expect(try #require(request("GET /a%20b/c.html?q=1 HTTP/1.1")).path == "/a b/c.html")
    #expect(try #require(request("HEAD / HTTP/1.1", host: "LOCALHOST:8080")).isHeadRequest)
  }

  @Test(arguments: [nil, "example.org", "example.org:8080", "127.0.0.1", "127.0.0.1:80", "a"])
  func `a missing Host header, or one of another host or port, is rejected`(host: String?) {
    #expect(request("GET / HTTP/1.1", host: host) == nil)
  }

  @Test func `a second Host header is rejected`() {
    #expect(request("GET / HTTP/1.1\r\nhost: example.org") == nil)
  }

  @Test(
    arguments: [
      "POST / HTTP/1.1", "GET", "GET  HTTP/1.1", "GET http://a/ HTTP/1.1", "GET /%zz 1",
    ]
  )
  func `a POST request or a malformed request line is rejected`(line: String) {
    #expect(request(line) == nil)
  }

  private func response(to path: String, in package: FixturePackage) throws -> PageResponse {
    let request = try #require(self.request("GET \(path) HTTP/1.1"))
    return PageResponse(to: request, in: package.path(of: "site"), revision: 7)
  }

  @Test func `a response is a file of the site, and 404 for any other path`() throws {
    let package = try FixturePackage([:])
    try package.write("secret", to: "secret.html")
    try package.write("<p>", to: "site/index.html")
    try package.write("p {}", to: "site/a b.css")
    try FileManager.default.createSymbolicLink(
      atPath: package.path(of: "site/link.html"),
      withDestinationPath: package.path(of: "secret.html")
    )
    let page = try response(to: "/", in: package)
    #expect(page.status == "200 OK")
    #expect(page.type == "text/html; charset=utf-8")
    let script = "<p><script src=\"/poll.js\" data-revision=\"7\"></script>\n"
    #expect(String(decoding: page.body, as: UTF8.self) == script)
    let sheet = try response(to: "/a%20b.css", in: package)
    #expect(String(decoding: sheet.body, as: UTF8.self) == "p {}")
    #expect(sheet.type == "text/css; charset=utf-8")
    for path in ["/../secret.html", "/%2e%2e/secret.html", "/link.html", "/none", "/%00"] {
      #expect(try response(to: path, in: package).status == "404 Not Found", "\(path)")
    }
  }
}

/// Tests the server with a connection to it.
@MainActor
struct LocalServerTests {
  /// A server on a port that no other program has.
  private func server() throws -> LocalServer {
    for port in 49_300..<49_500 {
      if let server = try? LocalServer(port: port) { return server }
    }
    throw CancellationError()
  }

  @Test func `the server answers a request that arrives in two parts`() throws {
    let server = try self.server()
    defer { server.close() }
    let client = try LoopbackClient(port: server.port)
    client.send("GET /x HTTP/1.1\r\n")
    for _ in 0..<3 { server.answer(within: 200) { _ in .missing } }
    client.send("Host: localhost:\(server.port)\r\n\r\n")
    for _ in 0..<3 {
      server.answer(within: 200) { PageResponse(to: $0, Array($0.path.utf8), of: "a.js") }
    }
    let answer = client.receive()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/javascript; charset=utf-8\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n/x"))
    #expect(answer.contains("frame-ancestors 'none'\r\n"))
  }

  @Test func `the server answers 403 to a foreign Host header`() throws {
    let server = try self.server()
    defer { server.close() }
    let client = try LoopbackClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n")
    for _ in 0..<3 { server.answer(within: 200) { _ in PageResponse(body: [1]) } }
    #expect(client.receive().hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
  }

  @Test func `a port that is in use or above 65535 is an error`() throws {
    let server = try self.server()
    defer { server.close() }
    let error = try #require(throws: ToolError.self) { try LocalServer(port: server.port) }
    #expect(
      error.description
        == "error: port \(server.port) of this machine cannot be used: Address already in use; "
        + "choose another one with '--port N'"
    )
    #expect(throws: ToolError.portUnusable(70_000, reason: "the last port is 65535")) {
      try LocalServer(port: 70_000)
    }
  }
}

/// Tests the command in a separate process.
struct ServeCommandTests {
  @Test func `docs --serve updates the site when a spec is saved`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let port = Int.random(in: 49_500..<60_000)
    let site = package.path(of: "page")
    let process = try WatchProcess(
      in: package,
      command: "docs",
      "--serve",
      "--port",
      "\(port)",
      "--output",
      site
    )
    let page = { LoopbackClient.page("/a.html", port: port) }
    let revision = { LoopbackClient.page("/revision.js", port: port).suffix(18) }
    // A file that was just written is read twice.
    try process.wait { _ in page().contains("✓ passed") && !page().contains("=\"0\"></script>") }
    let first = revision()
    #expect(first.contains("plumbRevision("))
    try package.write(WatchedFolder.spec(20, expecting: 1), to: "Specs/a.md")
    try process.wait { _ in page().contains("✗ failed") && revision() != first }
    #expect(page().contains("<script src=\"/poll.js\" data-revision="))
    #expect(try process.end() == 0)
    #expect(package.text(of: "page/a.html")?.contains("poll.js") == false)
  }

  @Test func `docs --port without --serve exits with 2`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("docs", "--port", "9000")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--port without '--serve'"))
  }
}

/// A connection to a server on this machine.
struct LoopbackClient {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    guard status == 0 else {
      close(descriptor)
      throw CancellationError()
    }
  }
}

extension LoopbackClient {
  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { bytes in
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Returns everything until the server ends the connection, which it has to.
  func receive() -> String {
    var answer: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
      answer += bytes.prefix(count)
    }
    close(descriptor)
    return String(decoding: answer, as: UTF8.self)
  }

  /// Returns the answer to a request for a page; empty if there is no server.
  static func page(_ path: String, port: Int) -> String {
    guard let client = try? LoopbackClient(port: port) else { return "" }
    client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return client.receive()
  }
}
