// The surface of Network: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

// MARK: - Paths

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

public enum NWEndpoint: Hashable, Sendable {
  public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: UInt16
    public static let http: Port = 80
    public static let https: Port = 443
    public static let any: Port = 0
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ string: String) {
      guard let value = UInt16(string) else { return nil }
      rawValue = value
    }
  }

  public struct Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
    public let debugDescription: String
    public init(_ string: String) { debugDescription = string }
    public init(stringLiteral value: String) { debugDescription = value }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case url(URL)
  case unix(path: String)
}

public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  public var status: Status { .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { true }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0")] }
  public var gateways: [NWEndpoint] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A monitor of a path over Wi-Fi, which is satisfied.
public final class NWPathMonitor: @unchecked Sendable {
  public var currentPath: NWPath { NWPath() }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream { continuation in
      continuation.yield(NWPath())
      continuation.finish()
    }.makeAsyncIterator()
  }
}

// MARK: - Parameters

public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode), dns(Int32), tls(OSStatus)
  public var debugDescription: String { "Network error" }
}

public let kDNSServiceErr_NoAuth = -65_555
public let kDNSServiceErr_PolicyDenied = -65_570

open class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var noDelay = false
  }
}

public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var securityProtocolOptions: AnyObject { self }
  }
}

public enum NWProtocolWebSocket {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
  }
}

open class NWProtocolFramerImplementationOptions: @unchecked Sendable {}

public final class NWParameters: @unchecked Sendable {
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
  }
  public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo }

  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public let defaultProtocolStack = ProtocolStack()
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var prohibitExpensivePaths = false
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var serviceClass = ServiceClass.bestEffort
  public init() {}
  public init(
    tls: NWProtocolTLS.Options?,
    tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {}
}

// MARK: - Connections

/// A connection that is never made.
public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }
  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public var state: State { .setup }
  public var currentPath: NWPath? { nil }
  public var queue: DispatchQueue? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
  public func send(
    content: Data?,
    contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func receiveMessage(
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
}

public final class NWListener: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, waiting(NWError), ready, failed(NWError), cancelled
  }
  public struct Service: Hashable, Sendable {
    public init(name: String? = nil, type: String, domain: String? = nil) {}
  }
  public var service: Service?
  public var port: NWEndpoint.Port? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

public struct NWTXTRecord: Hashable, Sendable {
  public var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? { dictionary[key] }
}

public final class NWBrowser: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, ready, failed(NWError), cancelled, waiting(NWError)
  }
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable { case none, bonjour(NWTXTRecord) }
    public enum Change: Hashable, Sendable {
      case identical, added(Result), removed(Result)
      case changed(old: Result, new: Result, flags: Int)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
