import Testing

/// Checks `plumb try` with a package of models and views.
struct TryPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Trips",
      targets: [
        .target(name: "Models"),
        .target(name: "Network"),
        .target(name: "Views", dependencies: ["Models", "Network"]),
      ]
    )
    """
  private static let model = """
    public struct Trip: Sendable {
      public var name: String
      public init(name: String) { self.name = name }
    }
    """
  private static let view = """
    import Models
    import Network
    import SwiftUI

    struct TripRow: View {
      let trip: Trip
      var body: some View { Text(trip.name + Host().name).lineLimit(1) }
    }

    #Preview { TripRow(trip: Trip(name: "Elba")) }
    """

  private func package(
    network: String,
    other: String = "import SwiftUI\n#Preview { Text(\"A\").lineLimit(1) }\n"
  ) throws -> FixturePackage {
    try FixturePackage([
      "../Trips/Package.swift": Self.manifest,
      "../Trips/Sources/Models/Trip.swift": Self.model,
      "../Trips/Sources/Network/Host.swift": network,
      "../Trips/Sources/Views/TripRow.swift": Self.view,
      "../Trips/Sources/Views/Other.swift": other,
    ])
  }

  @Test func `the targets of a package are modules that views import`() throws {
    let host = "public struct Host { public init() {}; public let name = \"!\" }"
    let package = try package(network: host)
    let all = try package.run(["try", "Trips"], tool: "plumb")
    #expect(all.output.hasSuffix("2 of 2 previews laid out\n"))
    let path = "Trips/Sources/Views/TripRow.swift"
    let one = try package.run(["try", path], tool: "plumb")
    #expect(one.output.contains("\(path):10: "))
    #expect(one.output.hasSuffix("1 of 1 preview laid out\n"))
  }

  @Test func `try lays out a view of a module that uses a missing type`() throws {
    let host =
      "import Missing\npublic struct Host { public init() {}; public let name = Missing() }"
    let outcome = try package(network: host).run(["try", "Trips"], tool: "plumb")
    #expect(outcome.output.contains("imports ignored: Missing\n"))
    #expect(outcome.output.hasSuffix("2 of 2 previews laid out, 1 with gaps\n"))
  }

  @Test func `try --alone compiles a file without the files of its target`() throws {
    let host = "public struct Host { public init() {}; public let name = \"!\" }"
    let path = "Trips/Sources/Views/TripRow.swift"
    let outcome = try package(network: host).run(["try", path, "--alone"], tool: "plumb")
    #expect(outcome.output.contains("imports ignored: Models\n"))
    #expect(outcome.output.contains("1 of 1 preview laid out"))
  }

  @Test func `files that no preview uses are not compiled`() throws {
    let host = "public struct Host { public init() {}; public let name = \"!\" }"
    let unused = "import Unused\nimport Network\nfunc unused() { Unused.start().stop }\n"
    let outcome = try package(network: host, other: unused).run(["try", "Trips"], tool: "plumb")
    #expect(!outcome.output.contains("Unused"))
    #expect(!outcome.output.contains("parts of the code"))
    #expect(outcome.output.hasSuffix("1 of 1 preview laid out\n"))
  }

  @Test func `try reports the file and line of a trap in app code`() throws {
    let host =
      "public struct Host {\n  public init() {}\n  public var name: String {\n"
      + "    let names: [Int: String] = [:]\n    return names[1]!\n  }\n}\n"
    let outcome = try package(network: host).run(["try", "Trips"], tool: "plumb")
    #expect(outcome.output.contains("Trips/Sources/Network/Host.swift:5"))
    #expect(outcome.output.contains("1 of 2 previews laid out"))
  }
}
