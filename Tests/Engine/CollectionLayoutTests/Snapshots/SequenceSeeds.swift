import Conformance

/// The seeds of generated sequences of calls, and of pairs of snapshots.
///
/// `PLUMB_LAW_SEED` sets the first, `PLUMB_LAW_SEQUENCES` how many there are.
enum SequenceSeeds {
  static let all: Range<UInt64> = {
    let seed = LawSetting.seed.number ?? 2026
    return seed &* 1000..<seed &* 1000 + (LawSetting.sequences.number ?? 500)
  }()
}
