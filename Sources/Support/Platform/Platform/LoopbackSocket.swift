internal import Foundation

/// A socket of TCP on the loopback address, which only programs of this machine can reach.
package struct LoopbackSocket {
  /// The descriptor, for `poll`.
  package let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    // Processes that this one starts do not inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// A socket that cannot be bound, with the message of the system.
  package struct Failure: Error {
    package let reason: String
  }

  /// Binds the loopback address and waits for connections.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - backlog: The maximum number of connections that are not accepted yet.
  /// - Throws: `Failure` if the port is in use or reserved.
  package init(port: UInt16, backlog: Int) throws(Failure) {
    #if canImport(Darwin)
    self.init(descriptor: socket(AF_INET, SOCK_STREAM, 0))
    #else
    self.init(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #endif
    var (on, length) = (Int32(1), socklen_t(MemoryLayout<Int32>.size))
    // Otherwise the port of a server that has just ended stays in use for a minute.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, length)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, size) = (descriptor, length)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard status == 0, listen(descriptor, Int32(backlog)) == 0 else {
      let failure = Failure(reason: String(cString: strerror(errno)))
      close()
      throw failure
    }
  }
}

extension LoopbackSocket {
  /// Accepts the next connection.
  ///
  /// - Parameter seconds: The time in which the other side has to read a part of an answer.
  /// - Returns: The connection; `nil` if there is none.
  package func accepted(sendingWithin seconds: Int) -> LoopbackSocket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    var timeout = timeval(tv_sec: time_t(seconds), tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(accepted, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
    #if canImport(Darwin)
    var on = Int32(1)
    setsockopt(accepted, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return LoopbackSocket(descriptor: accepted)
  }

  /// Receives the bytes that have arrived.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes; empty if the connection is closed.
  package func received(limit: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Sends bytes until all are sent or the other side does not read them in time.
  package func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
    let flags = Int32(0)
    #else
    // A closed connection is no reason to end the process.
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        sendto(descriptor, $0.baseAddress, $0.count, flags, nil, 0)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the connection, or stops waiting for connections.
  package func close() { systemClose(descriptor) }
}

/// The system's function `close`, which the method of the socket hides.
private let systemClose: @Sendable (Int32) -> Void = { _ = close($0) }
