internal import Foundation

/// The text that scenarios print, kept to an amount that somebody reads: the beginning and the end.
///
/// A scenario that prints and never ends writes 100 MB in a second.
struct ScenarioOutput {
  /// How many bytes are kept of the beginning, and as many of the end.
  static let byteLimit = 32_768

  private var beginning = Data()
  private var end = Data()
  private var omittedCount = 0
}

extension ScenarioOutput {
  mutating func append(_ piece: some Collection<UInt8>) {
    let room = Self.byteLimit - beginning.count
    beginning.append(contentsOf: piece.prefix(room))
    end.append(contentsOf: piece.dropFirst(room))
    // Cut at twice the limit, so that each byte is moved once at most.
    guard end.count > 2 * Self.byteLimit else { return }
    omittedCount += end.count - Self.byteLimit
    end = Data(end.suffix(Self.byteLimit))
  }

  /// The text, with a line in the place of what was left out, and without the stack traces of the
  /// Swift runtime, which hold addresses alone.
  var text: String {
    let gap = omittedCount == 0 ? "" : "\n… \(omittedCount) bytes are left out …\n"
    let whole =
      String(decoding: beginning, as: UTF8.self) + gap + String(decoding: end, as: UTF8.self)
    return Self.withoutStackTraces(whole)
  }

  private static func withoutStackTraces(_ text: String) -> String {
    guard text.contains(traceHeading) else { return text }
    var isTrace = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      isTrace = line == traceHeading || isTrace && line.starts(with: #/\d+ +\S+ +0x[0-9a-f]+ /#)
      return !isTrace
    }
    return lines.joined(separator: "\n")
  }

  private static let traceHeading = "Current stack trace:"
}
