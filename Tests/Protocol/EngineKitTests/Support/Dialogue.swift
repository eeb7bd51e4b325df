import EngineKit
import Foundation

/// Sends lines to an engine, all at once, and collects its answers.
@MainActor
enum Dialogue {
  /// - Returns: The lines of the engine's answers.
  static func lines(
    sending requests: [String],
    to engine: any ServedEngine,
    terminator: String = "\n",
    observing prepare: (EngineLoop) -> Void = { _ in }
  ) throws -> [String] {
    let data = Data((requests.joined(separator: "\n") + terminator).utf8)
    let answers = try bytes(sending: data, to: engine, observing: prepare)
    return String(decoding: answers, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// - Returns: All bytes that the engine writes.
  static func bytes(
    sending requests: Data,
    to engine: any ServedEngine,
    observing prepare: (EngineLoop) -> Void = { _ in }
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-dialogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("requests")
    let output = folder.appendingPathComponent("answers")
    try requests.write(to: input)
    try Data().write(to: output)
    let reading = try FileHandle(forReadingFrom: input)
    let writing = try FileHandle(forWritingTo: output)
    let loop = EngineLoop(
      serving: engine,
      reading: reading.fileDescriptor,
      writing: writing.fileDescriptor
    )
    prepare(loop)
    loop.run()
    try writing.close()
    return try Data(contentsOf: output)
  }

  /// - Returns: The answers, one for each request.
  static func answers(
    to requests: [EngineRequest],
    of engine: any ServedEngine
  ) throws -> [EngineAnswer] {
    let texts = try requests.map {
      String(decoding: try EngineWire.line($0).dropLast(), as: UTF8.self)
    }
    return try lines(sending: texts, to: engine).map { try EngineWire.message(in: Data($0.utf8)) }
  }
}

extension EngineAnswer {
  /// The layout answer; `nil` for other answers.
  var layout: LayoutAnswer? {
    if case .layout(let layout) = self { layout } else { nil }
  }
}
