internal import Conformance
internal import Pictures

/// An event that a worker process tells of, each a line of JSON.
enum WorkerEvent: Codable {
  case run(RunEvent)
  /// A layout of the scenario of this id, where someone asked for pictures.
  case drawn(id: String, layout: DrawnLayout)
  /// One of these layouts at other widths.
  case swept(id: String, sweep: SweptPicture)
}
