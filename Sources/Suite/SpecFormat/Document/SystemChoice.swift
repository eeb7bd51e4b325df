/// Chooses among blocks with numbers of several systems those that the engine is held to.
struct SystemChoice {
  /// A block that says of which systems its numbers are.
  struct Block {
    /// The line of its fence, from 1.
    var line: Int
    var systems: [SystemVersion]
  }

  /// The system that somebody asks for; `nil` for the newest that there is.
  let asked: SystemVersion?
}

extension SystemChoice {
  /// Sets aside what the engine is not held to.
  ///
  /// - Parameter blocks: Blocks that say the same of one scene, each of its systems.
  /// - Returns: For each block the one in its place with the systems that count, or `nil` where it
  ///   is compared.
  func blocksInPlace(of blocks: [Block]) -> [Block?] {
    let candidates = candidates(among: blocks)
    let held = candidates.filter { block in !candidates.contains { isOlder(block, than: $0) } }
    return blocks.map { block in
      if held.contains(where: { $0.line == block.line }) { return nil }
      guard let first = held.first(where: { isOlder(block, than: $0) }) ?? held.first else {
        return asked.map { Block(line: block.line, systems: [$0]) }
      }
      return Block(line: first.line, systems: first.systems)
    }
  }

  /// Why a block is not compared, in words.
  func reason(_ block: Block, for other: Block) -> String {
    let isMeant = asked.map { block.systems.contains(where: $0.covers) } ?? true
    let system = isMeant ? other.systems.text : asked?.description ?? ""
    return "numbers of \(block.systems.text); the engine is held to \(system)"
  }

  /// The blocks of the generation that is asked for, and of these perhaps only those of the very
  /// system; all of them where nothing is asked for.
  private func candidates(among blocks: [Block]) -> [Block] {
    guard let asked else { return blocks }
    let exact = blocks.filter { $0.systems.contains(where: asked.covers) }
    guard exact.isEmpty else { return exact }
    return blocks.filter { !systems(of: $0).isEmpty }
  }

  /// The systems of a block that count.
  private func systems(of block: Block) -> [SystemVersion] {
    guard let asked else { return block.systems }
    return block.systems.filter { $0.generation == asked.generation }
  }

  /// Whether the numbers of a block are of an older generation than those of another, or of older
  /// versions of the platforms that both name.
  private func isOlder(_ block: Block, than other: Block) -> Bool {
    let (own, others) = (systems(of: block), systems(of: other))
    guard let newest = own.map(\.generation).max(), let limit = others.map(\.generation).max()
    else { return false }
    guard newest == limit else { return newest < limit }
    let pairs = SystemPlatform.allCases.compactMap { platform in
      let newest = [own, others].map { $0.filter { $0.platform == platform }.max() }
      return newest[0].flatMap { own in newest[1].map { (own, $0) } }
    }
    return pairs.contains { $0.0 < $0.1 } && pairs.allSatisfy { $0.0 <= $0.1 }
  }
}
