// The C library does not declare the concurrency safety of its streams.
@preconcurrency public import Foundation

/// A buffer that splits arriving bytes into messages.
///
/// ```swift
/// var buffer = MessageBuffer()
/// buffer.append(Data("one\ntw".utf8))
/// let line = buffer.next()  // "one"
/// let incomplete = buffer.next()  // nil
/// ```
public struct MessageBuffer: Sendable {
  /// The encoding of the messages that follow.
  public var encoding = WireEncoding.json
  private var bytes = Data()
  /// The number of bytes at the beginning that are known to contain no line feed.
  private var searched = 0

  /// Creates an empty buffer.
  public init() {}

  /// The bytes after the last complete message.
  public var rest: Data { bytes }

  /// Appends bytes that have arrived.
  public mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Removes and returns the next complete message, without its line feed or its length; `nil` if
  /// there is none yet.
  ///
  /// If the length is more than 2²⁷ bytes, all bytes are returned, which are no message.
  public mutating func next() -> Data? {
    switch encoding {
    case .json: nextLine()
    case .cbor: nextItem()
    }
  }

  private mutating func nextLine() -> Data? {
    guard let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return nil
    }
    return removeMessage(bytes.startIndex..<end, end: bytes.index(after: end))
  }

  private mutating func nextItem() -> Data? {
    guard bytes.count >= WireEncoding.lengthSize else { return nil }
    let count = bytes.prefix(WireEncoding.lengthSize).reduce(0) { $0 << 8 | Int($1) }
    guard count <= WireEncoding.lengthLimit else {
      return removeMessage(bytes.startIndex..<bytes.endIndex, end: bytes.endIndex)
    }
    let start = bytes.startIndex + WireEncoding.lengthSize
    guard bytes.endIndex - start >= count else { return nil }
    return removeMessage(start..<(start + count), end: start + count)
  }

  private mutating func removeMessage(_ range: Range<Int>, end: Int) -> Data {
    defer {
      bytes = Data(bytes[end...])
      searched = 0
    }
    return Data(bytes[range])
  }
}

/// Reads the messages of an open file as they arrive.
final class MessageReader {
  private let descriptor: Int32
  private var buffer = MessageBuffer()

  /// The encoding of the messages that follow.
  var encoding: WireEncoding {
    get { buffer.encoding }
    set { buffer.encoding = newValue }
  }

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next message that is not empty; `nil` at the end of the file, which may lack the
  /// last line feed.
  func next() -> Data? {
    while true {
      while let message = buffer.next() {
        if !message.isEmpty { return message }
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let encoding = buffer.encoding
        defer {
          buffer = MessageBuffer()
          buffer.encoding = encoding
        }
        return buffer.rest.isEmpty ? nil : buffer.rest
      }
      buffer.append(bytes[..<count])
    }
  }
}

/// Writes answers, each of them immediately.
struct AnswerWriter {
  /// The encoding of the answers that follow.
  var encoding = WireEncoding.json
  private let handle: FileHandle
  private let process = getpid()

  /// Creates a writer.
  ///
  /// - Parameter descriptor: The file descriptor to write to.
  init(descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Reserves standard output for answers, and redirects the output of scenes to standard error.
  ///
  /// Redirected output is buffered by line, so that a trap does not lose earlier lines.
  static func redirectStandardOutput() -> Int32 {
    let descriptor = dup(STDOUT_FILENO)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
    return descriptor
  }

  func write(_ answer: EngineAnswer) {
    do {
      write(try encoding.data(of: answer))
    } catch {
      let message = EngineAnswer.error(message: "the answer cannot be written: \(error)")
      if let data = try? encoding.data(of: message) { write(data) }
    }
  }

  /// Writes a message with its line feed or its length.
  ///
  /// A forked copy of the process exits without output, and so does a process whose reader has
  /// closed the file.
  private func write(_ message: Data) {
    guard getpid() == process else { _exit(0) }
    fflush(nil)
    do {
      try handle.write(contentsOf: message)
    } catch {
      _exit(1)
    }
  }
}
