internal import CPlatform
package import Foundation

/// The resources of this process.
package enum ProcessFacts {
  /// The file of this process's program; `nil` if the system does not provide it.
  package static var executable: URL? {
    #if canImport(Darwin)
    return Bundle.main.executableURL?.resolvingSymlinksInPath()
    #else
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
  }

  /// Whether the file of this process's program was removed or replaced after the process began;
  /// `false` if the system does not provide it.
  package static var isExecutableReplaced: Bool {
    #if canImport(Darwin)
    return false
    #else
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path?.hasSuffix(" (deleted)") == true
    #endif
  }

  /// The resident memory in bytes; 0 if the system does not provide it.
  package static var residentBytes: Int { Int(resident_bytes()) }

  /// The peak of the resident memory in bytes; 0 if the system does not provide it.
  package static var peakBytes: Int { Int(peak_resident_bytes()) }

  /// Limits the memory for data, where the system has such a limit, and turns core dumps off.
  ///
  /// If the machine still runs out of memory, the system ends this process first.
  ///
  /// - Parameter maximum: The limit in bytes.
  package static func limitMemory(to maximum: UInt64) {
    #if canImport(Darwin)
    set(RLIMIT_CORE, to: 0)
    #else
    set(Int32(RLIMIT_DATA.rawValue), to: maximum)
    set(Int32(RLIMIT_CORE.rawValue), to: 0)
    #endif
    end_first_if_out_of_memory()
  }

  private static func set(_ resource: Int32, to value: UInt64) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    setrlimit(resource, &limit)
  }
}

extension ProcessFacts {
  /// The current and the maximum value of each resource limit; empty where they are not compared.
  package static var limits: [[UInt64]] {
    #if canImport(Darwin)
    return []
    #else
    return (0..<Int32(16)).map { number in
      var limit = rlimit()
      getrlimit(number, &limit)
      return [UInt64(limit.rlim_cur), UInt64(limit.rlim_max)]
    }
    #endif
  }

  /// The handler of each signal, by its number; empty where they are not compared.
  package static var signalHandlers: [UInt] {
    #if canImport(Darwin)
    return []
    #else
    return (Int32(1)..<32).map { number in
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { return 0 }
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
    #endif
  }
}
