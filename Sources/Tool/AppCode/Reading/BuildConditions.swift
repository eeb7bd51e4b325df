internal import SwiftIfConfig
internal import SwiftSyntax

/// The platform for which the conditions of an app's code are decided: a debug build for the
/// simulator of iOS.
struct BuildConditions: BuildConfiguration {
  /// The modules that can be imported.
  let modules: Set<String>

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || name == "PLUMB" }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 2) }
  var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}
