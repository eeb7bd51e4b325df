internal import Foundation

/// A line between what scenarios print, with the id of the one that prints from there on.
enum OutputMarker {
  /// The id that stands for no scenario.
  static let nobody = ""
  /// A control character that texts do not have.
  static let firstByte: UInt8 = 0x1E
  static let lastByte: UInt8 = 0x0A
  static let prefix = [firstByte] + Array("plumb: printed by ".utf8)

  /// Says to whoever reads this process's standard error that a scenario begins to print.
  ///
  /// Text that was printed before and still waits is written first.
  static func write(_ id: String) {
    fflush(nil)
    let bytes = prefix + Array(id.utf8) + [lastByte]
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
