internal import Foundation

/// A call of the package manager.
struct PackageBuild {
  /// The directory of the package.
  let package: String
  /// `debug` or `release`.
  let configuration: String

  init(of package: String, configuration: String) {
    self.package = package
    self.configuration = configuration
  }
}

extension PackageBuild {
  /// Builds a product.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - log: The file that gets everything that is printed.
  ///   - words: Further words for the compiler.
  /// - Returns: The exit status, 0 where it builds, and everything that was printed.
  /// - Throws: Why the package manager cannot be asked.
  func build(
    _ product: String,
    log: String,
    words: [String] = []
  ) throws -> (status: Int32, output: String) {
    try Data().write(to: URL(fileURLWithPath: log))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--package-path", package, "-c", configuration, "--product", product]
      + words.flatMap { ["-Xswiftc", $0] }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: log, encoding: .utf8))
  }
}
