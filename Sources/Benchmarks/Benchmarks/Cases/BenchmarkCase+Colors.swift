import ViewLayout

extension BenchmarkCase {
  /// A column of colours and nothing else: the least that a view can cost.
  static var colors: BenchmarkCase {
    BenchmarkCase(name: "colors/100000") { model in
      AnyView(
        VStack(spacing: model.width) {
          ForEach(0..<100_000) { _ in Color.red }
        }
      )
    }
  }
}
