internal import Foundation

/// The id of a request: a number or a string.
enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    }
  }
}

/// The parts of a message that determine how it is handled.
struct MessageHead: Decodable, Sendable {
  /// The id of a request or of a response; `nil` for a notification.
  var id: RequestID?
  /// The method; `nil` for a response.
  var method: String?
}

/// A message with parameters.
struct ParameterMessage<Parameters: Decodable>: Decodable {
  var params: Parameters
}

/// An error as the result of a request.
struct ResponseError: Error, Codable, Equatable {
  var code: Int
  var message: String

  init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code.rawValue, message)
  }

  /// The codes of the protocol.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }
}

/// Writes responses, notifications and requests of the server as JSON.
enum OutgoingMessage {
  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let result: Result?

    enum CodingKeys: CodingKey { case jsonrpc, id, result }

    func encode(to encoder: any Encoder) throws {
      var message = encoder.container(keyedBy: CodingKeys.self)
      try message.encode(jsonrpc, forKey: .jsonrpc)
      try message.encode(id, forKey: .id)
      // A missing result is `null`, not a missing key.
      try message.encode(result, forKey: .result)
    }
  }

  private struct Failure: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let error: ResponseError

    enum CodingKeys: CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
      var message = encoder.container(keyedBy: CodingKeys.self)
      try message.encode(jsonrpc, forKey: .jsonrpc)
      try message.encode(id, forKey: .id)
      try message.encode(error, forKey: .error)
    }
  }

  private struct Call<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let method: String
    let params: Parameters
  }

  /// Returns the response to a request.
  static func response<Result: Encodable>(_ result: Result?, to id: RequestID) -> Data {
    json(Response(id: id, result: result))
  }

  /// Returns the response to a request that failed; the id is `nil` for an unreadable message.
  static func failure(_ error: ResponseError, to id: RequestID?) -> Data {
    json(Failure(id: id, error: error))
  }

  /// Returns a notification, or a request if there is an id.
  static func call(
    _ method: String,
    _ params: some Encodable,
    id: RequestID? = nil
  ) -> Data {
    json(Call(id: id, method: method, params: params))
  }

  private static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do {
      return try encoder.encode(value)
    } catch {
      preconditionFailure("a message of the protocol has a JSON form: \(error)")
    }
  }
}

/// A value of any JSON type, such as the id of a code action in its data.
enum JSONValue: Hashable, Sendable, Codable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }

  /// The text; `nil` for another type.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The number as a whole number; `nil` for another type, and for a fraction.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
