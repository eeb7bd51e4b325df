import CommandLineKit
import Foundation

let filter = CommandOption(
  name: "filter",
  placeholder: "TEXT",
  summary: "only scenes whose name contains the text"
)
let runs = CommandOption(
  name: "runs",
  placeholder: "N",
  summary: "how often each is measured; 5 where nothing is said"
)
let json = CommandFlag(name: "json", summary: "write JSON in place of a table")
let screen = CommandOption(
  name: "screen",
  placeholder: "KIND",
  kind: .oneOf(HomeKind.allCases.map(\.rawValue)),
  summary: "measure one screen, in this process, and write JSON"
)
let sections = CommandOption(
  name: "sections",
  placeholder: "N",
  kind: .positiveNumber,
  summary: "how many sections that screen has"
)
let items = CommandOption(
  name: "items",
  placeholder: "N",
  kind: .positiveNumber,
  summary: "how many items its shelves have"
)
let area = CommandOption(
  name: "area",
  placeholder: "N",
  kind: .positiveNumber,
  summary: "how large its cells are beside the article's"
)
let picture = CommandOption(
  name: "picture",
  placeholder: "FILE",
  summary: "draw time against size into an SVG file, too"
)
let lines = CommandOption(
  name: "lines",
  placeholder: "N",
  kind: .positiveNumber,
  summary: "how many lines a block has; \(ComparisonMeasurement.sizes) where nothing is said"
)
let program = CommandLineProgram(
  name: "Benchmarks",
  summary: "Measures the engine on trees of many shapes, on layouts and on texts",
  commands: [
    CommandDeclaration(
      name: "layout",
      summary: "measure building, layout, resizing and a leaf's change",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "collections",
      summary: "measure collection layouts: preparing, questions, resizing and scrolling",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "flow",
      summary: "measure flow layouts: preparing, questions and scrolling",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "snapshots",
      summary: "measure making snapshots, and finding what changes between two",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "constraints",
      summary: "measure solving constraints, and changing one of them",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "texts",
      summary: "measure texts with the test font and with a system font",
      options: [filter, runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "variants",
      summary: "measure one scene under a thousand combinations of conditions",
      options: [runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "images",
      summary: "measure comparing a layout with a reference image, and reading the image",
      options: [runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "specs",
      summary: "measure reading the specs below the current directory",
      options: [runs],
      flags: [json]
    ),
    CommandDeclaration(
      name: "shapes",
      summary: "measure reading and checking specs of many shapes, by their size",
      options: [filter, runs, picture],
      flags: [json]
    ),
    CommandDeclaration(
      name: "comparisons",
      summary: "measure comparing failing blocks with layouts, by the number of their lines",
      options: [filter, runs, lines],
      flags: [json]
    ),
    CommandDeclaration(
      name: "memory",
      summary: "measure what a home screen takes, nested and flat",
      options: [screen, sections, items, area],
      flags: []
    ),
  ],
  nearestName: { _, _ in nil }
)

/// Measures the trees that the command line selects, and prints the results.
@MainActor
func measureTrees(_ arguments: CommandArguments) throws {
  let measurements = BenchmarkCase.all.filter { isSelected($0.name, arguments) }
    .map { Measurement($0, runs: runCount(arguments)) }
  try write(measurements, as: MeasurementTable(measurements: measurements), arguments)
}

/// Measures the collection layouts that the command line selects, and prints the results.
func measureCollections(_ arguments: CommandArguments) throws {
  let measurements = CollectionCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { CollectionMeasurement($0, runs: runCount(arguments)) }
  try write(measurements, as: CollectionTable(measurements: measurements), arguments)
}

/// Measures the flow layouts that the command line selects, and prints the results.
@MainActor
func measureFlows(_ arguments: CommandArguments) throws {
  let measurements = FlowCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { FlowMeasurement($0, runs: runCount(arguments)) }
  try write(measurements, as: FlowTable(measurements: measurements), arguments)
}

/// Measures the snapshots that the command line selects, and prints the results.
func measureSnapshots(_ arguments: CommandArguments) throws {
  let measurements = SnapshotCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { SnapshotMeasurement($0, runs: runCount(arguments)) }
  try write(measurements, as: SnapshotTable(measurements: measurements), arguments)
}

/// Measures the constraints that the command line selects, and prints the results.
@MainActor
func measureConstraints(_ arguments: CommandArguments) throws {
  let measurements = ConstraintCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { ConstraintMeasurement($0, runs: runCount(arguments)) }
  try write(measurements, as: ConstraintTable(measurements: measurements), arguments)
}

/// Measures the texts that the command line selects, and prints the results.
func measureTexts(_ arguments: CommandArguments) throws {
  let measurements = TextCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { TextMeasurement($0, runs: runCount(arguments)) }
  try write(measurements, as: TextTimeTable(measurements: measurements), arguments)
}

/// Measures a scene under many conditions, and prints the results.
@MainActor
func measureVariants(_ arguments: CommandArguments) throws {
  let measurements = [false, true].map {
    VariantMeasurement(runs: runCount(arguments), makesChecks: $0)
  }
  try write(measurements, as: VariantTable(measurements: measurements), arguments)
}

/// Measures the time to read the specs of the package in the current directory, and prints the
/// results.
func measureSpecs(_ arguments: CommandArguments) throws {
  let root = FileManager.default.currentDirectoryPath
  let measurements = [SpecMeasurement(root: root, runs: runCount(arguments))]
  try write(measurements, as: SpecTable(measurements: measurements), arguments)
}

/// Measures the shapes of specs that the command line selects, and prints the results.
func measureShapes(_ arguments: CommandArguments) throws {
  let measurements = SpecShape.allCases.filter { isSelected($0.rawValue, arguments) }
    .map { SpecShapeMeasurement($0, runs: runCount(arguments)) }
  if let file = arguments[picture] {
    try SpecShapeFigure(measurements).file.write(toFile: file, atomically: true, encoding: .utf8)
  }
  try write(measurements, as: SpecShapeTable(measurements: measurements), arguments)
}

/// Measures the failing comparisons that the command line selects, and prints the results.
func measureComparisons(_ arguments: CommandArguments) throws {
  let sizes = arguments[lines].flatMap { Int($0) }.map { [$0] } ?? ComparisonMeasurement.sizes
  let measurements = ComparisonCase.allCases.filter { isSelected($0.rawValue, arguments) }
    .flatMap { comparison in
      sizes.map { ComparisonMeasurement(comparison, lines: $0, runs: runCount(arguments)) }
    }
  try write(measurements, as: ComparisonTable(measurements: measurements), arguments)
}

/// Measures the memory of one or all home screens, and prints the results.
@MainActor
func measureMemory(_ arguments: CommandArguments) throws {
  guard let kind = arguments[screen].flatMap({ HomeKind(rawValue: $0) }) else {
    return print(try MemoryComparison())
  }
  var shape = HomeShape()
  if let count = arguments[sections].flatMap({ Int($0) }) { shape.sections = count }
  if let count = arguments[items].flatMap({ Int($0) }) { shape.items = count }
  if let scale = arguments[area].flatMap({ Double($0) }) { shape.area = scale }
  let data = try JSONEncoder().encode(MemoryMeasurement(kind, shape))
  print(String(decoding: data, as: UTF8.self))
}

/// Returns whether the filter selects a case; a filter that starts with `=` is the whole name.
func isSelected(_ name: String, _ arguments: CommandArguments) -> Bool {
  guard let text = arguments[filter], !text.isEmpty else { return true }
  return text.hasPrefix("=") ? name == text.dropFirst() : name.contains(text)
}

func runCount(_ arguments: CommandArguments) -> Int {
  arguments[runs].flatMap { Int($0) } ?? 5
}

func write<Value: Encodable>(
  _ measurements: [Value],
  as table: some CustomStringConvertible,
  _ arguments: CommandArguments
) throws {
  guard arguments[json] else { return print(table) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
}

do {
  let words = Array(CommandLine.arguments.dropFirst())
  // Without a command, trees are measured.
  let isNamed = words.first.map { word in program.commands.contains { $0.name == word } } ?? false
  let command = isNamed ? [] : ["layout"]
  switch try program.interpret(command + words) {
  case .help(let text): print(text)
  case .run("collections", let arguments): try measureCollections(arguments)
  case .run("flow", let arguments): try measureFlows(arguments)
  case .run("snapshots", let arguments): try measureSnapshots(arguments)
  case .run("constraints", let arguments): try measureConstraints(arguments)
  case .run("texts", let arguments): try measureTexts(arguments)
  case .run("variants", let arguments): try measureVariants(arguments)
  case .run("images", let arguments):
    let measurement = ImageMeasurement(runs: runCount(arguments))
    try write([measurement], as: ImageTable(measurement: measurement), arguments)
  case .run("specs", let arguments): try measureSpecs(arguments)
  case .run("shapes", let arguments): try measureShapes(arguments)
  case .run("comparisons", let arguments): try measureComparisons(arguments)
  case .run("memory", let arguments): try measureMemory(arguments)
  case .run(_, let arguments): try measureTrees(arguments)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
