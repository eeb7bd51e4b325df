internal import Foundation
internal import LayoutValues

/// Reads requests, passes them to an engine, and writes its answers.
///
/// Standard output is reserved for answers: the output of scenes goes to standard error.
///
/// ```swift
/// EngineLoop(serving: engine).run()
/// ```
@MainActor
public final class EngineLoop {
  private let engine: any ServedEngine
  private let requests: MessageReader
  private var answers: AnswerWriter
  /// A request that ended the current scenario, to be answered after it is closed.
  private var pending: Data?
  /// Called before the loop waits for a request.
  ///
  /// A time limit of the process should be suspended here, because the client may take any time
  /// until its next request.
  public var willWait: () -> Void = {}
  /// Called before a request about a running scenario is answered.
  public var willAnswer: () -> Void = {}

  /// Creates the loop of this process, which reads from standard input and writes to standard
  /// output.
  public convenience init(serving engine: any ServedEngine) {
    self.init(
      serving: engine,
      reading: STDIN_FILENO,
      writing: AnswerWriter.redirectStandardOutput()
    )
  }

  /// Creates a loop that uses open files.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - input: The file descriptor of the requests.
  ///   - output: The file descriptor of the answers.
  public init(serving engine: any ServedEngine, reading input: Int32, writing output: Int32) {
    self.engine = engine
    requests = MessageReader(descriptor: input)
    answers = AnswerWriter(descriptor: output)
  }

  /// Answers requests until the end of the input.
  public func run() {
    while let message = next() {
      guard let request = request(in: message) else { continue }
      switch request {
      case .hello(let encodings): greet(offered: encodings)
      case .scenarios(let libraries): loadScenarios(of: libraries)
      case .reset(let id, let resources, let language, let runsTasks):
        engine.use(resources: resources, language: language)
        engine.runTasks(runsTasks)
        play(id)
      case .layout(let request) where request.scene != nil: layOutData(request)
      case .layout(let request): refuse(request.scenario)
      case .step(let id), .observe(let id, _, _), .resting(let id, _, _), .laws(let id, _, _):
        refuse(id)
      case .layouts(let request): refuse(request.scenario)
      case .script(let script): answers.write(answer { .script(try engine.run(script)) })
      }
    }
  }
}

extension EngineLoop {
  private func next() -> Data? {
    defer { pending = nil }
    if let pending { return pending }
    willWait()
    return requests.next()
  }

  /// Answers `hello`, and changes to an encoding that the client offers.
  private func greet(offered encodings: [String]) {
    var hello = engine.hello
    let encoding = encodings.lazy.compactMap { WireEncoding(rawValue: $0) }.first ?? .json
    hello.encoding = encoding == .json ? nil : encoding.rawValue
    answers.write(.hello(hello))
    requests.encoding = encoding
    answers.encoding = encoding
  }

  /// Returns the request in a message; `nil` for an invalid or unknown one, which is answered here.
  private func request(in message: Data) -> EngineRequest? {
    do {
      return try requests.encoding.message(EngineRequest.self, in: message)
    } catch let mistake {
      let name = try? requests.encoding.message(RequestName.self, in: message).request
      if let name, EngineRequest.Name(rawValue: name) == nil {
        answers.write(.unsupported(reason: "there is no request '\(name)'"))
      } else {
        answers.write(.error(message: "the request cannot be read: \(mistake)"))
      }
      return nil
    }
  }

  private func refuse(_ scenario: String) {
    answers.write(.error(message: "the scenario '\(scenario)' has not started"))
  }

  private func loadScenarios(of libraries: [String]) {
    do {
      answers.write(.scenarios(try engine.scenarios(loading: libraries)))
    } catch {
      answers.write(.error(message: "\(error)"))
    }
  }

  private func layOutData(_ request: LayoutRequest) {
    guard let scene = request.scene else { return }
    answers.write(answer { .layout(try engine.layOut(scene, as: request)) })
  }

  private func play(_ id: String) {
    var isFirst = true
    var isOver = false
    let end = engine.play(id) { [self] scene in
      guard !isOver else { return }
      let phase = PhaseAnswer(isResized: scene.isResized, mistakes: scene.takeMistakes())
      answers.write(isFirst ? .reset(phase) : .step(phase))
      isFirst = false
      isOver = !serve(scene, of: id, hasEnded: false)
    }
    guard let end else {
      return answers.write(.error(message: "there is no scenario '\(id)'"))
    }
    guard !isOver else { return }
    if isFirst {
      answers.write(.reset(PhaseAnswer(hasEnded: true, mistakes: end.takeMistakes())))
    } else {
      answers.write(.step(PhaseAnswer(hasEnded: true, mistakes: end.takeMistakes())))
    }
    _ = serve(end, of: id, hasEnded: true)
  }

  /// Answers the requests about a phase.
  ///
  /// - Parameters:
  ///   - scene: The scene in that phase.
  ///   - id: The id of the scenario.
  ///   - hasEnded: Whether all steps have run.
  /// - Returns: Whether the next step was requested; otherwise the scenario is over.
  private func serve(_ scene: any ServedScene, of id: String, hasEnded: Bool) -> Bool {
    while let message = next() {
      willAnswer()
      guard let request = request(in: message) else { continue }
      switch request {
      case .step where !hasEnded: return true
      case .step: answers.write(.step(PhaseAnswer(hasEnded: true)))
      case .hello(let encodings): greet(offered: encodings)
      case .layout(let request) where request.scene != nil: layOutData(request)
      case .layout(let request): answers.write(answer { .layout(try scene.layOut(request)) })
      case .layouts(let request): answers.write(answer { .layouts(try scene.layOut(request)) })
      case .observe(_, let columns, let elements):
        let columns = Set(columns.compactMap { EngineCapability(named: $0) })
        answers.write(
          answer { .layout(try scene.observe(columns, reasonsAlsoOf: elements)) }
        )
      case .resting(_, let section, let offset):
        answers.write(
          answer { .resting(try scene.restingOffset(ofSection: section, for: offset)) }
        )
      case .laws(_, let laws, let seed):
        answers.write(answer { .laws(try scene.breaches(of: laws, seed: seed)) })
      case .script(let script): answers.write(answer { .script(try engine.run(script)) })
      case .reset, .scenarios:
        pending = message
        return false
      }
    }
    return false
  }

  private func answer(_ body: () throws -> EngineAnswer) -> EngineAnswer {
    do {
      return try body()
    } catch let unsupported as Unsupported {
      return .unsupported(reason: unsupported.reason)
    } catch {
      return .error(message: "\(error)")
    }
  }
}

/// The name of a request, without its other members.
private struct RequestName: Decodable {
  var request: String
}
