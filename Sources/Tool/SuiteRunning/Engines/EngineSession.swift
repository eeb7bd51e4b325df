internal import SceneBuilding
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat

/// A session with a running engine; used by one thread.
///
/// The engine is stopped if it does not answer in time, or if its answer is invalid.
final class EngineSession {
  /// The time limit for the start of an engine and for loading libraries of scenes, in seconds.
  private static let startLimit = 60.0

  private let process: EngineProcess
  private let timeLimit: Double
  private let isOwn: Bool
  private let isCancelled: () -> Bool
  /// The remaining time of the engine for the current scenario.
  ///
  /// The time between an answer and the next request, in which the answer is compared, does not
  /// count.
  private var remainingTime = Duration.zero
  /// Replaces names of compiled files by the name of the spec in printed text.
  private var naming: (String) -> String = { $0 }
  let hello: EngineHello
  /// The hashes of the code of the engine's scenarios, by their ids; `nil` for an unknown hash.
  private(set) var digests: [String: String?] = [:]

  /// Starts an engine, and requests its `hello`.
  ///
  /// - Parameters:
  ///   - program: The engine.
  ///   - libraries: The absolute paths of compiled scenes that it loads.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - isCancelled: Polled while waiting; when it returns `true`, the engine is stopped.
  /// - Throws: An error if the program is not a usable engine.
  init(
    _ program: EngineProgram,
    libraries: [String],
    timeLimit: Double,
    isCancelled: @escaping () -> Bool
  ) throws(ToolError) {
    process = try EngineProcess(program, timeLimit: timeLimit)
    self.timeLimit = timeLimit
    isOwn = program.isOwn
    self.isCancelled = isCancelled
    let deadline = ContinuousClock.now + .seconds(max(Self.startLimit, timeLimit))
    do {
      let offer = EngineRequest.hello(encodings: WireEncoding.offered)
      guard case .hello(var hello) = try Self.answer(to: offer, of: process, by: deadline) else {
        throw EngineFailure(.error, note: "its answer to 'hello' is another one")
      }
      if let name = hello.encoding {
        guard WireEncoding.offered.contains(name), let encoding = WireEncoding(rawValue: name)
        else {
          throw EngineFailure(.error, note: "it uses the encoding '\(name)', which was not offered")
        }
        process.encoding = encoding
        hello.encoding = nil
      }
      self.hello = hello
      guard hello.protocol <= EngineHello.currentProtocol else {
        throw EngineFailure(
          .error,
          note: "it uses version \(hello.protocol) of the protocol; "
            + "the newest supported version is \(EngineHello.currentProtocol)"
        )
      }
      guard hello.can(.scenarios) || hello.can(.scenes) else {
        throw EngineFailure(
          .error,
          note: "it supports scenes neither as code nor as data: "
            + "'can' has neither 'scenarios' nor 'scenes'"
        )
      }
      guard hello.can(.scenarios) else { return }
      let request = EngineRequest.scenarios(libraries: libraries)
      guard case .scenarios(let scenarios) = try Self.answer(to: request, of: process, by: deadline)
      else { throw EngineFailure(.error, note: "it does not list its scenarios") }
      for scenario in scenarios { digests[scenario.id] = .some(scenario.digest) }
    } catch let failure as EngineFailure {
      process.stop()
      if isCancelled() { throw .cancelled }
      let message = "\(failure.note)\n\(process.drainPrinted())"
      guard program.executable != EngineProgram.own.executable else { throw .workerFailed(message) }
      throw .engineUnusable("error: '\(program.executable)' is not an engine: \(message)")
    } catch {
      throw .workerFailed("\(error)")
    }
  }

  deinit { process.finish() }
}

extension EngineSession {
  /// Resets the remaining time, before a scenario or an inspection.
  ///
  /// - Parameter document: The spec of the scenario.
  func startClock(for document: SpecDocument) {
    remainingTime = .seconds(timeLimit)
    naming = { SceneModule.namingFiles(in: $0, of: document) }
    _ = process.drainPrinted()
  }

  /// Returns the text that was printed since the clock was started.
  func drainPrinted() -> String { naming(SceneCall.removed(from: process.drainPrinted())) }

  private static func answer(
    to request: EngineRequest,
    of process: EngineProcess,
    by deadline: ContinuousClock.Instant,
    isCancelled: () -> Bool = { false }
  ) throws(EngineFailure) -> EngineAnswer {
    guard let message = try? process.encoding.data(of: request) else {
      throw EngineFailure(.error, note: "a request cannot be written")
    }
    switch process.request(message, by: deadline, isCancelled: isCancelled) {
    case .ended(.timedOut):
      throw EngineFailure(
        .timedOut,
        note: "the engine has not answered '\(request.name.rawValue)'"
      )
    case .ended(let end):
      let subject = request.name == .hello ? "it" : "the scenario"
      throw EngineFailure(.crashed, note: "\(subject) \(end.message)")
    case .unsolicited(let received):
      process.stop()
      let mistake = "the engine wrote a message before the '\(request.name.rawValue)' request"
      let shown = String.shown(received, in: process.encoding)
      throw EngineFailure(.crashed, note: "\(mistake): '\(shown)'")
    case .message(let received):
      let answer: EngineAnswer
      do {
        answer = try process.encoding.message(EngineAnswer.self, in: received)
      } catch {
        process.stop()
        let mistake = (error as? DecodingError)?.clause ?? "\(error)"
        let shown = String.shown(received, in: process.encoding)
        throw EngineFailure(
          .crashed,
          note: "the engine wrote '\(shown)', which is not an answer to "
            + "'\(request.name.rawValue)': \(mistake)"
        )
      }
      switch answer {
      case .unsupported: return answer
      case .error(let message): throw EngineFailure(.error, note: message)
      case _ where answer.name.answers(request.name): return answer
      default:
        process.stop()
        throw EngineFailure(
          .crashed,
          note: "the engine answered '\(request.name.rawValue)' with '\(answer.name.rawValue)'"
        )
      }
    }
  }
}

extension EngineSession: EngineConnection {
  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    let start = ContinuousClock.now
    defer { remainingTime -= ContinuousClock.now - start }
    do {
      return try Self.answer(
        to: request,
        of: process,
        by: start + remainingTime,
        isCancelled: isCancelled
      )
    } catch {
      switch error.verdict {
      case .timedOut:
        let limit = NumberText.text(timeLimit)
        let message =
          isOwn
          ? "the scenario did not end within \(limit) s\(sceneLine(beside: "") ?? "")"
          : "\(hello.name) did not answer '\(request.name.rawValue)' within \(limit) s"
        throw EngineFailure(.timedOut, note: message)
      case .crashed:
        throw EngineFailure(.crashed, note: explained(named(error.note, in: request)))
      default:
        throw error
      }
    }
  }

  /// Returns the note about a crash, for another engine with its name and the request.
  private func named(_ note: String, in request: EngineRequest) -> String {
    let subject = "the scenario "
    guard !isOwn, note.hasPrefix(subject) else { return note }
    let end = note.dropFirst(subject.count)
    return "\(hello.name) \(end) while it answered '\(request.name.rawValue)'"
  }

  /// Returns the note about a crash with the message of the trap and the place in the scene.
  private func explained(_ note: String) -> String {
    let message = note + (trap.map { ": \($0)" } ?? "")
    return message + (sceneLine(beside: message) ?? "")
  }

  /// Returns the place of the innermost call in the scene, as the end of a message.
  ///
  /// - Parameter message: The message of the crash.
  /// - Returns: `nil` if the place is unknown, or the message states a place in the spec.
  private func sceneLine(beside message: String) -> String? {
    guard message.firstMatch(of: /(\.md|\/[0-9]+_[^\/]+\.swift):[0-9]+/) == nil else { return nil }
    let places = SceneCall.calls(in: process.printedText).lazy.compactMap(\.place)
    return places.first.map { "; the scene was \(naming($0))" }
  }

  /// The message of a trap in the printed text; `nil` if there is none.
  private var trap: String? {
    naming(process.printedText).split(whereSeparator: \.isNewline)
      .last { $0.contains(/[Ff]atal error|Precondition failed|Assertion failed/) }
      .map { SymbolName.demangled(in: String($0)) }
  }
}

extension EngineAnswer.Name {
  /// Returns whether an answer with this name is valid for a request.
  fileprivate func answers(_ request: EngineRequest.Name) -> Bool {
    rawValue == request.rawValue || self == .layout && request == .observe
  }
}

extension DecodingError {
  /// The mistake as a clause with its place, such as `nodes[45] has no 'name'`.
  fileprivate var clause: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.place(context)) has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "\(Self.place(context)): \(context.debugDescription)"
    @unknown default:
      "\(self)"
    }
  }

  private static func place(_ context: Context) -> String {
    let path = context.codingPath.reduce("") { path, key in
      path + (key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue)
    }
    return path.isEmpty ? "the message" : path
  }
}

extension String {
  /// The maximum number of characters of a message in an error.
  private static let shownCount = 200

  /// Returns a message for an error, truncated if it is long; only its size if it is no text.
  fileprivate static func shown(_ message: Data, in encoding: WireEncoding) -> String {
    guard encoding == .json else { return "\(message.count) bytes" }
    let text = String(decoding: message, as: UTF8.self)
    return text.count > shownCount ? "\(text.prefix(shownCount))…" : text
  }
}
