import Foundation

/// Measures home screens, each in a process of its own.
struct MemoryRun {
  /// A process that did not measure.
  struct Failure: Error, CustomStringConvertible {
    let screen: HomeKind
    let status: Int32

    var description: String { "measuring \(screen.rawValue) ended with status \(status)" }
  }

  let shape: HomeShape
}

extension MemoryRun {
  /// The memory that a screen takes.
  func measurement(of screen: HomeKind) throws -> MemoryMeasurement {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "memory", "--screen", screen.rawValue, "--sections", "\(shape.sections)", "--items",
      "\(shape.items)", "--area", "\(shape.area)",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(screen: screen, status: process.terminationStatus)
    }
    return try JSONDecoder().decode(MemoryMeasurement.self, from: data)
  }
}
