import CSupport
import Foundation

/// The parts of the process's memory that are in use.
enum MemoryProbe {
  /// The bytes that were allocated and not freed; negative where the system does not say.
  static var liveBytes: Int {
    Int(heap_bytes_in_use())
  }

  /// The most that was in memory since the process began, in bytes; 0 where the system does not
  /// say.
  static var peakBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
