internal import Dispatch
internal import Foundation
internal import Synchronization

/// The messages of a client that a thread reads from a file and that are not yet handled.
///
/// The thread ends with the file, at an invalid header, or with the process.
final class MessageInbox: Sendable {
  /// The maximum length of a message in bytes; a longer one ends the connection.
  static let maximumLength = 1 << 28
  private static let chunk = 1 << 16

  private struct State {
    var waiting: [Data] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  init() {}
}

extension MessageInbox {
  /// Starts the thread that reads a file.
  ///
  /// - Parameter descriptor: The descriptor of the file, such as that of standard input.
  func read(from descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var parser = MessageParser(maximumLength: Self.maximumLength)
      var buffer = [UInt8](repeating: 0, count: Self.chunk)
      while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        guard let messages = try? parser.append(buffer[..<count]) else { break }
        if !messages.isEmpty { add(messages) }
      }
      state.withLock { $0.isClosed = true }
      arrival.signal()
    }
  }

  /// Adds messages, as if they had been read.
  func add(_ messages: [Data]) {
    state.withLock { $0.waiting += messages }
    arrival.signal()
  }

  /// Removes and returns all messages, in the order of their arrival.
  func drain() -> [Data] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  /// Whether no further message can arrive.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether no message waits.
  var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }

  /// Waits for a message or the end of the file.
  ///
  /// - Parameter seconds: The maximum time, from 0.
  func wait(seconds: Double) {
    _ = arrival.wait(timeout: .now() + seconds)
  }
}

/// Splits a stream of bytes into the bodies of messages: `Content-Length: 20`, an empty line, and
/// 20 bytes.
struct MessageParser {
  /// An error for a header without a valid length.
  struct InvalidHeader: Error {}

  private static let separator = Data("\r\n\r\n".utf8)
  private static let maximumHeader = 1 << 12

  private let maximumLength: Int
  private var buffer = Data()
  /// The length of the body that follows; `nil` before its header is complete.
  private var length: Int?

  /// - Parameter maximumLength: The maximum length of a body, in bytes.
  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }
}

extension MessageParser {
  /// Adds bytes, and returns the bodies that are now complete.
  ///
  /// - Throws: `InvalidHeader`, after which the rest of the stream cannot be read.
  mutating func append(_ bytes: some Collection<UInt8>) throws -> [Data] {
    buffer.append(contentsOf: bytes)
    var bodies: [Data] = []
    while let body = try next() { bodies.append(body) }
    return bodies
  }

  private mutating func next() throws -> Data? {
    if length == nil {
      guard let end = buffer.range(of: Self.separator) else {
        if buffer.count > Self.maximumHeader { throw InvalidHeader() }
        return nil
      }
      length = try Self.length(in: buffer[..<end.lowerBound], maximum: maximumLength)
      buffer = Data(buffer[end.upperBound...])
    }
    guard let length, buffer.count >= length else { return nil }
    let body = Data(buffer.prefix(length))
    buffer = Data(buffer.dropFirst(length))
    self.length = nil
    return body
  }

  private static func length(in header: Data, maximum: Int) throws -> Int {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let text = parts[1].filter { !$0.isWhitespace }
      guard let length = Int(text), (0...maximum).contains(length) else { break }
      return length
    }
    throw InvalidHeader()
  }
}

/// Writes messages to a file.
final class MessageOutput {
  private let descriptor: Int32
  /// Whether the reader of the file is gone, so that later messages are discarded.
  private(set) var isClosed = false

  /// - Parameter descriptor: The descriptor of the file, such as that of standard output.
  init(to descriptor: Int32) {
    self.descriptor = descriptor
  }
}

extension MessageOutput {
  /// Writes the header and the body of a message.
  func write(_ body: Data) {
    var bytes = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    bytes.append(body)
    bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
      var rest = buffer[...]
      while !rest.isEmpty, !isClosed {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          isClosed = true
        }
      }
    }
  }
}
