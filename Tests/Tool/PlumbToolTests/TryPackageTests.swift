import Testing

/// Checks `plumb try --package` with a package of models and views.
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

  private func package(network: String) throws -> FixturePackage {
    try FixturePackage([
      "../Trips/Package.swift": Self.manifest,
      "../Trips/Sources/Models/Trip.swift": Self.model,
      "../Trips/Sources/Network/Host.swift": network,
      "../Trips/Sources/Views/TripRow.swift": Self.view,
      "../Trips/Sources/Views/Other.swift":
        "import SwiftUI\n#Preview { Text(\"A\").lineLimit(1) }\n",
    ])
  }

  @Test func `views import the modules that build`() throws {
    let host = "public struct Host { public init() {}; public let name = \"!\" }"
    let package = try package(network: host)
    let all = try package.run(["try", "--package", "Trips"], tool: "plumb")
    #expect(all.output.contains("modules of the package: Models, Network\n"))
    #expect(all.output.hasSuffix("2 of 2 previews laid out\n"))
    let path = "Trips/Sources/Views/TripRow.swift"
    let one = try package.run(["try", path, "--package", "Trips"], tool: "plumb")
    #expect(one.output.contains("\(path):10: "))
    #expect(one.output.hasSuffix("1 of 1 preview laid out\n"))
  }

  @Test func `a target that does not build is named and laid out as files`() throws {
    let host = "import Missing\nstruct Host { let name = \"!\" }"
    let outcome = try package(network: host).run(["try", "--package", "Trips"], tool: "plumb")
    #expect(outcome.output.contains("modules of the package: Models\n"))
    #expect(
      outcome.output.contains(
        "'Network' does not build here, so that its files are laid out as they are: "
          + "Sources/Network/Host.swift:1:8: error: no such module 'Missing'"
      )
    )
    #expect(outcome.output.hasSuffix("2 of 2 previews laid out\n"))
  }

  @Test func `needs a package`() throws {
    let outcome = try package(network: "").run(["try", "--package", "Specs"], tool: "plumb")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it has no Package.swift"))
  }
}
