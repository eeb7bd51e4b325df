import ViewLayout

extension BenchmarkCase {
  /// One text of many words.
  static var texts: [BenchmarkCase] {
    [1_000, 10_000, 100_000].map { words in
      BenchmarkCase(name: "words/\(words)") { AnyView(LongText(words: words, model: $0)) }
    }
  }
}
