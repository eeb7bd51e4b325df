import Foundation
import SpecFormat
import Testing

struct MutatedSpecTests {
  /// The number of mutated specs, which `PLUMB_MUTATED_SPECS` can set.
  private static let count =
    ProcessInfo.processInfo.environment["PLUMB_MUTATED_SPECS"].flatMap { Int($0) } ?? 1_000

  /// The seed that `PLUMB_LAW_SEED` sets; `nil` for a random seed in each run.
  private static let seed =
    ProcessInfo.processInfo.environment["PLUMB_LAW_SEED"].flatMap { UInt64($0) }

  /// A short spec, so that random changes affect every part of it frequently.
  private let short = """
    # T

    <details>

    ```swift setup
    var a = 1
    ```

    </details>

    - ```swift id=b
      Circle()
      ```

    ## B

    ```swift
    Text("a")
    ```

    > ```frames 320x480 evidence=article
    > frame  0 0 1 1
    >   Text "a"  0 0 1 1
    > ```

    """

  @Test func `every fence of a randomly mutated spec is parsed or reported`() {
    let seed = Self.seed ?? UInt64.random(in: 0...UInt64.max)
    print("the seed of the mutated specs is \(seed)")
    var mutator = SpecMutator(seed: seed)
    for number in 0..<Self.count {
      let bytes = mutator.mutated(number % 5 == 0 ? Sample.everything : short)
      let unparsed = UnparsedFenceCheck.unparsedLines(of: bytes)
      guard !unparsed.isEmpty else { continue }
      Issue.record(
        """
        seed \(seed), spec \(number), lines \(unparsed):
        \(String(decoding: bytes, as: UTF8.self))
        """
      )
      return
    }
  }

  @Test func `the check for unparsed fences accepts nested and unclosed fences`() {
    #expect(UnparsedFenceCheck.unparsedLines(of: Array("````\n```swift\n```\n````\n".utf8)) == [])
    #expect(UnparsedFenceCheck.unparsedLines(of: Array("a\n```swift\n".utf8)) == [])
  }
}
