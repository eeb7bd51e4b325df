internal import Foundation

/// Lines for whoever waits, on standard error.
enum Notes {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
