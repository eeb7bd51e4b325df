internal import SuiteRunning
internal import Foundation
internal import Site

/// A folder of pages that can be written again when the files that it is made of change.
@MainActor
protocol RewritableSite: AnyObject {
  /// The absolute path of the folder of pages.
  var folder: String { get }
  /// The files that it is made of.
  var sources: SuiteFolder { get throws(ToolError) }
  /// Polled while pages are made; if it returns `true`, the pages are not completed.
  var isCancelled: () -> Bool { get set }

  /// Writes all pages.
  ///
  /// - Parameter onPages: Called each time that pages are complete, for a site whose first pages
  ///   are followed by better ones.
  /// - Returns: The exit code of the command.
  /// - Throws: `cancelled`, or a mistake that prevents the pages.
  func write(onPages: () -> Void) throws -> ExitCode
}

/// A site that is served on this machine, and written again when its sources change.
@MainActor
final class ServedSite {
  /// The time to wait for requests between two polls of the files, in milliseconds.
  private static let requestTimeout = Int32(100)
  /// The time between two polls of the files while pages are made, in seconds.
  private static let pollInterval = 0.5

  private let site: any RewritableSite
  private let server: LocalServer
  private let console: Console
  private var files: FileWatcher
  /// Whether a file changed since pages were last made.
  private var hasChanges = false
  private var lastPoll = Date.distantPast
  /// The number of times that pages were completed.
  private var revision = 0

  /// Binds the port, so that a port in use is reported before any page is made.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - port: The port.
  ///   - console: The console that shows the address.
  /// - Throws: `portUnusable` if another program has the port.
  init(_ site: any RewritableSite, port: Int, console: Console) throws(ToolError) {
    self.site = site
    self.console = console
    server = try LocalServer(port: port)
    files = FileWatcher(of: try site.sources)
  }
}

extension ServedSite {
  /// Writes and serves the site until the process is interrupted.
  func run() throws {
    defer { server.close() }
    // Requests are answered while pages are made, from those that are there, and a change of a file
    // starts again.
    site.isCancelled = { [unowned self] in
      answer(within: 0)
      poll(every: Self.pollInterval)
      return hasChanges || Interruption.isRequested
    }
    _ = files.changes()
    console.note("serving \(server.address); control-C ends it")
    try write()
    while !Interruption.isRequested {
      answer(within: Self.requestTimeout)
      poll(every: 0)
      if hasChanges { try write() }
    }
  }

  private func poll(every interval: TimeInterval) {
    guard Date().timeIntervalSince(lastPoll) >= interval else { return }
    lastPoll = Date()
    if !files.changes().isEmpty { hasChanges = true }
  }

  /// Writes the site; a mistake that prevents it is reported, and the earlier pages stay.
  private func write() throws {
    hasChanges = false
    do {
      _ = try site.write { revision += 1 }
    } catch ToolError.cancelled {
      return
    } catch {
      guard revision > 0 else { throw error }
      console.note("\(error)")
    }
  }

  private func answer(within milliseconds: Int32) {
    server.answer(within: milliseconds) { [self] request in
      for file in ReloadingPage.files(revision: revision) where request.path == "/\(file.path)" {
        return PageResponse(to: request, Array(file.text.utf8), of: file.path)
      }
      return PageResponse(to: request, in: site.folder, revision: revision)
    }
  }
}
