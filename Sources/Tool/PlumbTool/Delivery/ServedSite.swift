internal import Foundation
internal import Site

/// A site that is served on this machine, and written again when specs change.
@MainActor
final class ServedSite {
  /// The time to wait for requests between two polls of the files, in milliseconds.
  private static let patience = Int32(100)

  private let build: SiteBuild
  private let server: LocalServer
  private let console: Console
  private var files: FileWatcher
  /// The number of times that the site was written.
  private var revision = 0

  /// Binds the port, so that a port in use is reported before any scenario runs.
  ///
  /// - Parameters:
  ///   - build: The site.
  ///   - suite: The suite of its specs.
  ///   - port: The port.
  ///   - console: The console that shows the address.
  /// - Throws: `portUnusable` if another program has the port.
  init(
    _ build: SiteBuild,
    of suite: SuiteFolder,
    port: Int,
    console: Console
  ) throws(ToolError) {
    self.build = build
    self.console = console
    server = try LocalServer(port: port)
    files = FileWatcher(of: suite)
  }
}

extension ServedSite {
  /// Writes and serves the site until the process is interrupted.
  func run() throws {
    defer { server.close() }
    // Requests are answered while the site is written, from the pages that are there.
    build.isCancelled = { [unowned self] in
      answer(within: 0)
      return Interruption.isRequested
    }
    _ = files.changes()
    try write()
    console.note("serving \(server.address); control-C ends it")
    while !Interruption.isRequested {
      answer(within: Self.patience)
      guard !files.changes().isEmpty else { continue }
      try write()
    }
  }

  /// Writes the site; a mistake that prevents it is reported, and the earlier pages stay.
  private func write() throws {
    do {
      _ = try build.write()
      revision += 1
    } catch ToolError.cancelled {
      return
    } catch let error as ToolError where revision > 0 {
      console.note(error.description)
    }
  }

  private func answer(within milliseconds: Int32) {
    server.answer(within: milliseconds) { [self] request in
      for file in ReloadingPage.files(revision: revision) where request.path == "/\(file.path)" {
        return PageResponse(to: request, Array(file.text.utf8), of: file.path)
      }
      return PageResponse(to: request, in: build.folder, revision: revision)
    }
  }
}
