internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat

/// A dialogue with an engine that runs; used by one thread.
///
/// The engine is stopped where it does not answer in time, and where nobody understands its answer.
final class EngineSession {
  /// How long an engine may take to begin, and to load its libraries, in seconds.
  private static let startLimit = 60.0

  private let process: EngineProcess
  private let timeLimit: Double
  private let isGivenUp: () -> Bool
  /// How long the engine may still take for the scenario.
  ///
  /// The time between an answer and the next request, in which the answer is compared, does not
  /// count.
  private var remainingTime = Duration.zero
  /// Names the spec in what a scene prints, in place of the file that it was compiled from.
  private var naming: (String) -> String = { $0 }
  let hello: EngineHello
  /// The hashes of the code of the engine's scenarios, by their ids; `nil` for one that nobody
  /// knows.
  private(set) var digests: [String: String?] = [:]

  /// Starts an engine, and has it introduce itself.
  ///
  /// - Parameters:
  ///   - program: The engine.
  ///   - libraries: The libraries of scenes that it is to load, of absolute paths.
  ///   - timeLimit: How long one scenario may take, in seconds.
  ///   - isGivenUp: Asked again and again; once it says so, the engine is stopped.
  /// - Throws: Why it is no engine.
  init(
    _ program: EngineProgram,
    libraries: [String],
    timeLimit: Double,
    isGivenUp: @escaping () -> Bool
  ) throws(ToolError) {
    process = try EngineProcess(program)
    self.timeLimit = timeLimit
    self.isGivenUp = isGivenUp
    let deadline = ContinuousClock.now + .seconds(max(Self.startLimit, timeLimit))
    do {
      guard case .hello(let hello) = try Self.answer(to: .hello, of: process, by: deadline) else {
        throw EngineFailure(.error, note: "it does not say who it is")
      }
      self.hello = hello
      guard hello.protocol <= EngineHello.currentProtocol else {
        throw EngineFailure(.error, note: "it speaks version \(hello.protocol) of the protocol")
      }
      guard hello.can(.scenarios) || hello.can(.scenes) else {
        let words = "it takes scenes neither as code nor as data: 'can' has neither 'scenarios' nor"
        throw EngineFailure(.error, note: "\(words) 'scenes'")
      }
      guard hello.can(.scenarios) else { return }
      let request = EngineRequest.scenarios(libraries: libraries)
      guard case .scenarios(let scenarios) = try Self.answer(to: request, of: process, by: deadline)
      else { throw EngineFailure(.error, note: "it does not say which scenarios it has") }
      for scenario in scenarios { digests[scenario.id] = .some(scenario.digest) }
    } catch let failure as EngineFailure {
      process.stop()
      if isGivenUp() { throw .cancelled }
      let words = "\(failure.note)\n\(process.drainPrinted())"
      guard !program.isOwn else { throw .workerFailed(words) }
      throw .engineUnusable("error: '\(program.executable)' is no engine: \(words)")
    } catch {
      throw .workerFailed("\(error)")
    }
  }

  deinit { process.stop() }
}

extension EngineSession {
  /// Gives the engine its time for the next scenario, or for a further look at one.
  ///
  /// - Parameter document: The spec that the scenario stands in.
  func startClock(for document: SpecDocument) {
    remainingTime = .seconds(timeLimit)
    naming = { SceneModule.namingFiles(in: $0, of: document) }
    _ = process.drainPrinted()
  }

  /// The text that was printed since the clock was started.
  func drainPrinted() -> String { naming(process.drainPrinted()) }

  /// Asks for something that has answers of any number, the last of which says so.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - receive: Called with each answer.
  /// - Returns: Whether the engine has come to the last answer.
  func inspect(_ request: InspectRequest, receive: (InspectEvent) -> Void) -> Bool {
    guard let line = try? EngineWire.line(request) else { return false }
    let deadline = ContinuousClock.now + remainingTime
    var outcome = process.request(line, by: deadline, isGivenUp: isGivenUp)
    while case .line(let line) = outcome {
      guard let answer = try? EngineWire.message(InspectAnswer.self, in: line) else {
        process.stop()
        return false
      }
      guard let event = answer.event else { return true }
      receive(event)
      outcome = process.nextLine(by: deadline, isGivenUp: isGivenUp)
    }
    return false
  }

  private static func answer(
    to request: EngineRequest,
    of process: EngineProcess,
    by deadline: ContinuousClock.Instant,
    isGivenUp: () -> Bool = { false }
  ) throws(EngineFailure) -> EngineAnswer {
    guard let line = try? EngineWire.line(request) else {
      throw EngineFailure(.error, note: "a request cannot be written")
    }
    switch process.request(line, by: deadline, isGivenUp: isGivenUp) {
    case .ended(.timedOut):
      throw EngineFailure(
        .timedOut,
        note: "the engine has not answered '\(request.name.rawValue)'"
      )
    case .ended(let end): throw EngineFailure(.crashed, note: "the scenario \(end.words)")
    case .unsolicited(let line):
      process.stop()
      let words = "the engine wrote a line before '\(request.name.rawValue)' was asked"
      throw EngineFailure(.crashed, note: "\(words): '\(String.shown(line))'")
    case .line(let line):
      let answer: EngineAnswer
      do {
        answer = try EngineWire.message(EngineAnswer.self, in: line)
      } catch {
        process.stop()
        let mistake = (error as? DecodingError)?.words ?? "\(error)"
        throw EngineFailure(
          .crashed,
          note: "the engine wrote '\(String.shown(line))', which is no answer to "
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
        isGivenUp: isGivenUp
      )
    } catch {
      switch error.verdict {
      case .timedOut:
        let limit = NumberText.text(timeLimit)

        throw EngineFailure(
          .timedOut,
          note: "the scenario did not end within \(limit) s: \(error.note)"
        )
      case .crashed:
        throw EngineFailure(.crashed, note: error.note + (trap.map { ": \($0)" } ?? ""))
      default:
        throw error
      }
    }
  }

  /// The words of a trap in what was printed; `nil` where it was none.
  private var trap: String? {
    naming(process.printedText).split(whereSeparator: \.isNewline)
      .last { $0.contains("Fatal error") || $0.contains("fatal error") }
      .map { SymbolName.demangled(in: String($0)) }
  }
}

extension EngineAnswer.Name {
  /// Whether it is the answer to a request.
  fileprivate func answers(_ request: EngineRequest.Name) -> Bool {
    rawValue == request.rawValue || self == .layout && request == .observe
  }
}

extension DecodingError {
  /// The mistake in a clause, with its place: `nodes[45] has no 'name'`.
  fileprivate var words: String {
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
    return path.isEmpty ? "the line" : path
  }
}

extension String {
  /// So many characters of a line somebody reads.
  private static let shownCount = 200

  /// The beginning of a line that nobody understands.
  fileprivate static func shown(_ line: Data) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return text.count > shownCount ? "\(text.prefix(shownCount))…" : text
  }
}
