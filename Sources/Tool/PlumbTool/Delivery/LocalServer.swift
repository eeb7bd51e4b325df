internal import SuiteRunning
internal import Foundation
internal import Platform

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
  /// The time in which a browser has to read a part of an answer, in seconds.
  private static let sendTimeout = 5

  /// A connection whose request is not complete.
  private struct Connection {
    var socket: LoopbackSocket
    var bytes: [UInt8] = []
  }

  let port: Int
  private let listener: LoopbackSocket
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
    do {
      listener = try LoopbackSocket(port: number, backlog: Self.connectionLimit)
    } catch {
      throw .portUnusable(port, reason: error.reason)
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
    var polled = ([listener] + connections.map(\.socket)).map { socket in
      pollfd(fd: socket.descriptor, events: events, revents: 0)
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
    for connection in connections { connection.socket.close() }
    listener.close()
  }

  private func accept() {
    guard let socket = listener.accepted(sendingWithin: Self.sendTimeout) else { return }
    connections.append(Connection(socket: socket))
    // Browsers open connections in advance; the oldest one makes room.
    if connections.count > Self.connectionLimit { connections.removeFirst().socket.close() }
  }

  /// Receives a part of a request, and answers the request if it is complete.
  ///
  /// - Returns: The connection if its request is not complete; `nil` after it was closed.
  private func receive(
    from connection: Connection,
    _ respond: (PageRequest) -> PageResponse
  ) -> Connection? {
    var connection = connection
    let received = connection.socket.received(limit: Self.requestLimit)
    connection.bytes += received
    let isEnded = connection.bytes.suffix(4) == [13, 10, 13, 10][...]
    if !received.isEmpty, !isEnded, connection.bytes.count < Self.requestLimit {
      return connection
    }
    if !received.isEmpty {
      let request = isEnded ? PageRequest(connection.bytes, port: port) : nil
      connection.socket.send((request.map(respond) ?? .refused).bytes)
    }
    connection.socket.close()
    return nil
  }
}
