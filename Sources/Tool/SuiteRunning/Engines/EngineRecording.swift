package import Conformance
package import EngineKit
internal import Foundation
internal import Platform
internal import SpecFormat

/// The answers of an engine, in a file: its `hello` in the first line, then one line per scenario.
package struct EngineRecording: Sendable {
  /// A request of a scenario, and its answer.
  struct Exchange: Codable, Sendable {
    var request: EngineRequest
    /// The request that an engine for scenes as data received in its place; `nil` for others.
    var sent: EngineRequest?
    /// The answer; `nil` for the last request of an engine that ended or exceeded its time.
    var answer: EngineAnswer?
  }

  /// The requests and answers of one scenario.
  package struct Scenario: Codable, Sendable {
    var scenario: String
    /// The hash of the scenario's code.
    var digest: String
    var exchange: [Exchange]

    init(scenario: String, digest: String, exchange: [Exchange]) {
      (self.scenario, self.digest, self.exchange) = (scenario, digest, exchange)
    }

    /// Reads a scenario without the requests that only an earlier version of the protocol has.
    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      scenario = try object.decode(String.self, forKey: .scenario)
      digest = try object.decode(String.self, forKey: .digest)
      exchange = try object.decode([KnownExchange].self, forKey: .exchange)
        .compactMap(\.exchange)
    }
  }

  /// A request with its answer; `nil` for a request that only an earlier version has.
  private struct KnownExchange: Decodable {
    private struct Former: Decodable {
      struct Request: Decodable { var request: String }

      var request: Request
    }

    var exchange: Exchange?

    init(from decoder: any Decoder) throws {
      let name = try Former(from: decoder).request.request
      exchange = EngineHello.formerNames.contains(name) ? nil : try Exchange(from: decoder)
    }
  }

  package var hello: EngineHello
  /// The scenarios in the order in which they ran.
  var scenarios: [Scenario]
}

extension EngineRecording {
  /// The first line of a file.
  private struct Head: Codable {
    /// The version of the format.
    var recording = 1
    var hello: EngineHello
  }

  /// Reads a file.
  ///
  /// - Throws: `recordingMalformed` with the first invalid line.
  package init(at path: String) throws(ToolError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .recordingMalformed("error: '\(path)' cannot be read")
    }
    var lines = MessageBuffer()
    lines.append(data)
    lines.append([0x0A])
    guard let first = lines.next(), let head = try? EngineWire.message(Head.self, in: first) else {
      throw .recordingMalformed("\(path):1:1: error: the line does not name the engine")
    }
    hello = head.hello
    scenarios = []
    var number = 1
    while let line = lines.next() {
      number += 1
      guard !line.isEmpty else { continue }
      do {
        scenarios.append(try EngineWire.message(Scenario.self, in: line))
      } catch {
        throw .recordingMalformed(
          "\(path):\(number):1: error: the line is not the dialog of a scenario"
        )
      }
    }
  }

  /// Writes the recording to a file.
  package func write(to path: String) throws(ToolError) {
    do {
      var data = try EngineWire.line(Head(hello: hello), isSorted: true)
      for scenario in scenarios { data += try EngineWire.line(scenario, isSorted: true) }
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .fileNotWritten(path, reason: error.reason)
    }
  }

  /// Returns the results of scenarios from the recorded answers.
  ///
  /// - Parameters:
  ///   - selected: The scenarios.
  ///   - options: `identifiedFrames` if empty frames blocks get only nodes with an id.
  /// - Returns: A run for each scenario; scenarios that are not in the recording are omitted.
  package func runs(of selected: [SelectedScenario], options: RunOptions = []) -> [ScenarioRun] {
    let known = Dictionary(scenarios.map { ($0.scenario, $0) }) { first, _ in first }
    return selected.compactMap { selected in
      guard let recorded = known[selected.scenario.id] else { return nil }
      let judge = ScenarioJudge(
        link: RecordedConnection(recorded, by: hello),
        digests: [recorded.scenario: recorded.digest]
      )
      let results = judge.results(
        of: options.contains(.identifiedFrames)
          ? selected.scenario.selectingFrames : selected.scenario,
        in: selected.document
      ).results
      let report = ScenarioReport(
        id: selected.scenario.id,
        line: selected.scenario.line,
        results: results
      )
      return ScenarioRun(of: selected.scenario, in: selected.document, report: report)
    }
  }
}

/// A connection that records requests and answers of another connection.
final class RecordingConnection: EngineConnection {
  private let link: any EngineConnection
  /// The requests in order; one without an answer is the last.
  private(set) var exchange: [EngineRecording.Exchange] = []

  init(_ link: any EngineConnection) { self.link = link }

  var hello: EngineHello { link.hello }

  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    defer { exchange[exchange.count - 1].sent = link.sent }
    exchange.append(EngineRecording.Exchange(request: request))
    let answer = try link.answer(to: request)
    exchange[exchange.count - 1].answer = answer
    return answer
  }
}

/// A connection that replays recorded answers.
///
/// Within a phase, requests may come in a different order, since blocks may have been added after
/// the recording.
package final class RecordedConnection: EngineConnection {
  package let hello: EngineHello
  /// The remaining answers of each phase, by their requests.
  private var phases: [[EngineRequest: [EngineAnswer]]] = [[:]]
  private var phase = 0

  init(_ scenario: EngineRecording.Scenario, by hello: EngineHello) {
    self.hello = hello.readsData ? EvaluatingConnection.hello(of: hello) : hello
    for exchange in scenario.exchange {
      guard let answer = exchange.answer else { continue }
      phases[phases.count - 1][exchange.request, default: []].append(answer)
      if exchange.request.name == .step { phases.append([:]) }
    }
  }

  package func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    guard phases.indices.contains(phase), var answers = phases[phase][request],
      let answer = answers.first
    else {
      let name = request.name.rawValue
      throw EngineFailure(.error, note: "the recording has no answer to this '\(name)' request")
    }
    // The last answer is kept, for repetitions of the same request.
    if answers.count > 1 { answers.removeFirst() }
    phases[phase][request] = answers
    if request.name == .step { phase += 1 }
    return answer
  }
}
