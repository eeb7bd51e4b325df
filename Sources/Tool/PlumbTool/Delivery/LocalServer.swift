internal import Foundation

/// A server for the pages of a folder, which only this machine can reach.
///
/// It has no thread of its own, since the process forks engines: the loop that owns it calls
/// ``answer(within:_:)`` regularly.
@MainActor
final class LocalServer {
  /// The maximum length of a request, in bytes.
  private static let requestLimit = 16_384
  /// The maximum number of connections that wait at once.
  private static let connectionLimit = 64
  /// The time in which a browser has to read a part of an answer.
  private static let patience = timeval(tv_sec: 5, tv_usec: 0)

  /// A connection whose request is not complete.
  private struct Connection {
    var descriptor: Int32
    var bytes: [UInt8] = []
  }

  let port: Int
  private let listener: Int32
  private var connections: [Connection] = []

  /// Binds the loopback address.
  ///
  /// - Parameter port: The port.
  /// - Throws: `portUnusable` if another program has it, or if there is no such port.
  init(port: Int) throws(ToolError) {
    guard let number = UInt16(exactly: port) else {
      throw .portUnusable(port, reason: "the last port is \(UInt16.max)")
    }
    self.port = port
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Engines do not inherit it.
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var (on, length) = (Int32(1), socklen_t(MemoryLayout<Int32>.size))
    // Otherwise the port of a server that has just ended stays in use for a minute.
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, length)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
    }
    guard status == 0, listen(listener, Int32(Self.connectionLimit)) == 0 else {
      let reason = String(cString: strerror(errno))
      Glibc.close(listener)
      throw .portUnusable(port, reason: reason)
    }
  }
}

extension LocalServer {
  /// The address of the first page.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Waits for requests, and answers those that are complete.
  ///
  /// - Parameters:
  ///   - milliseconds: The time to wait for the first of them; 0 returns at once.
  ///   - respond: Returns the answer to a request.
  func answer(within milliseconds: Int32, _ respond: (PageRequest) -> PageResponse) {
    let events = Int16(POLLIN)
    var polled = ([listener] + connections.map(\.descriptor)).map { descriptor in
      pollfd(fd: descriptor, events: events, revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    let isReady = polled.dropFirst().map { $0.revents != 0 }
    var waiting: [Connection] = []
    for (connection, isReady) in zip(connections, isReady) {
      guard isReady else {
        waiting.append(connection)
        continue
      }
      if let connection = receive(from: connection, respond) { waiting.append(connection) }
    }
    connections = waiting
    if polled[0].revents != 0 { accept() }
  }

  /// Closes the port and all connections.
  func close() {
    for connection in connections { Glibc.close(connection.descriptor) }
    Glibc.close(listener)
  }

  private func accept() {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var patience = Self.patience
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, length)
    connections.append(Connection(descriptor: descriptor))
    // Browsers open connections in advance; the oldest one makes room.
    if connections.count > Self.connectionLimit {
      Glibc.close(connections.removeFirst().descriptor)
    }
  }

  /// Receives a part of a request, and answers the request if it is complete.
  ///
  /// - Returns: The connection if its request is not complete.
  private func receive(
    from connection: Connection,
    _ respond: (PageRequest) -> PageResponse
  ) -> Connection? {
    var connection = connection
    var bytes = [UInt8](repeating: 0, count: Self.requestLimit)
    let count = recv(connection.descriptor, &bytes, bytes.count, 0)
    connection.bytes += bytes.prefix(max(count, 0))
    let isEnded = connection.bytes.suffix(4) == [13, 10, 13, 10][...]
    if count > 0, !isEnded, connection.bytes.count < Self.requestLimit { return connection }
    if count > 0 {
      let request = isEnded ? PageRequest(connection.bytes, port: port) : nil
      send(request.map(respond) ?? .refused, to: connection.descriptor)
    }
    Glibc.close(connection.descriptor)
    return nil
  }

  private func send(_ response: PageResponse, to descriptor: Int32) {
    let bytes = response.bytes
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { part in
        Glibc.send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
