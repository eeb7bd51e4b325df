package import Foundation

/// The reader of property lists as XML, as text and in binary form.
///
/// Foundation ends the process for binary files with values that property lists cannot have, such
/// as sets, and for values inside of themselves. These files are rejected before.
package enum PropertyListFile {
  /// The reason why a binary file is no property list.
  struct Mistake: Error, Equatable {
    /// The end of a sentence that begins with the file.
    var description: String
  }

  /// Returns the value of a file: a dictionary, an array, a text, a number, a date or data.
  ///
  /// - Parameter data: The content of the file.
  /// - Returns: The value.
  /// - Throws: A `Mistake`, or an error of Foundation that may name a line.
  package static func value(of data: Data) throws -> Any {
    if data.starts(with: Array("bplist".utf8)) { try BinaryObjects(data).check() }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

/// The table of the objects of a binary property list.
private struct BinaryObjects {
  /// The maximum number of dictionaries and arrays inside of each other.
  private static let depthLimit = 128
  /// The maximum number of values.
  private static let sizeLimit = 1_000_000

  private let bytes: [UInt8]
  /// The places of the objects in the file.
  private var places: [Int] = []
  /// The number of bytes of an object's index.
  private var indexSize = 0
  private var root = 0

  /// Reads the trailer and the table; without a valid one, Foundation reports the error.
  init(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count >= 40 else { return }
    let trailer = bytes.count - 32
    let placeSize = Int(bytes[trailer + 6])
    indexSize = Int(bytes[trailer + 7])
    guard (1...8).contains(placeSize), (1...8).contains(indexSize),
      let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), table < trailer,
      count <= (trailer - table) / placeSize
    else { return }
    root = top
    places = (0..<count).compactMap { number(at: table + placeSize * $0, size: placeSize) }
  }

  /// Throws for a value that property lists cannot have, and for one inside of itself.
  func check() throws(PropertyListFile.Mistake) {
    var sizes = [Int?](repeating: nil, count: places.count)
    _ = try size(of: root, depth: 1, &sizes)
  }

  /// Checks an object and those in it.
  ///
  /// - Parameters:
  ///   - index: The index of the object.
  ///   - depth: The number of objects around it, and itself.
  ///   - sizes: The results of the objects that were checked before.
  /// - Returns: The number of the values, where an object that is referred to twice counts twice.
  /// - Throws: A mistake of the object, or of one in it.
  private func size(
    of index: Int,
    depth: Int,
    _ sizes: inout [Int?]
  ) throws(PropertyListFile.Mistake) -> Int {
    guard places.indices.contains(index), bytes.indices.contains(places[index]) else {
      throw PropertyListFile.Mistake(description: "it refers to a value outside of the file")
    }
    if let size = sizes[index] { return size }
    guard depth <= Self.depthLimit else {
      throw PropertyListFile.Mistake(description: "its values are nested too deeply")
    }
    var size = 1
    switch bytes[places[index]] {
    case 0x08, 0x09, 0x10...0x6F: break
    case 0xA0...0xAF, 0xD0...0xDF:
      for object in try content(of: index) {
        size += try self.size(of: object, depth: depth + 1, &sizes)
        guard size <= Self.sizeLimit else {
          throw PropertyListFile.Mistake(description: "it has too many values")
        }
      }
    default:
      throw PropertyListFile.Mistake(description: "it has a value that property lists cannot have")
    }
    sizes[index] = size
    return size
  }

  /// Returns the indices of the objects in an array or a dictionary.
  private func content(of index: Int) throws(PropertyListFile.Mistake) -> [Int] {
    let place = places[index]
    let isMap = bytes[place] >> 4 == 0xD
    guard let (start, count) = extent(of: place) else {
      throw PropertyListFile.Mistake(description: "it ends within a value")
    }
    let objects = (0..<(isMap ? 2 * count : count)).map { entry in
      number(at: start + entry * indexSize, size: indexSize) ?? .max
    }
    let areTexts = objects.prefix(isMap ? count : 0).allSatisfy { key in
      guard places.indices.contains(key), bytes.indices.contains(places[key]) else { return true }
      return (0x50...0x6F).contains(bytes[places[key]])
    }
    guard areTexts else {
      throw PropertyListFile.Mistake(description: "a key of a dictionary is no text")
    }
    return objects
  }

  /// Returns the place of the first entry of an array or dictionary, and the number of entries.
  private func extent(of place: Int) -> (start: Int, count: Int)? {
    let isMap = bytes[place] >> 4 == 0xD
    var (start, count) = (place + 1, Int(bytes[place] & 15))
    if count == 15 {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 15 < 4 else { return nil }
      let size = 1 << Int(bytes[start] & 15)
      guard let number = number(at: start + 1, size: size) else { return nil }
      (start, count) = (start + 1 + size, number)
    }
    let entrySize = isMap ? 2 * indexSize : indexSize
    guard start <= bytes.count, count <= (bytes.count - start) / entrySize else { return nil }
    return (start, count)
  }

  /// Returns a number with the most significant byte first; `nil` outside of the file or of `Int`.
  private func number(at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
