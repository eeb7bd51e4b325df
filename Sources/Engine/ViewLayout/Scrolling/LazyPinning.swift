import Foundation

/// R-LAZY-5: computes the positions of pinned headers and footers.
struct LazyPinning {
  let lengths: LineLengths
  let lines: LazyLines
  let sections: [LazySection]

  /// Returns the positions of the header lines of the section at an offset.
  ///
  /// They start at the offset, unless they would then end after the section; in that case they end
  /// with it.
  func headers(at offset: CGFloat) -> [Int: CGFloat] {
    guard let index = section(at: offset) else { return [:] }
    let own = lines.lines(ofSection: index)
    let headers = own.prefix(sections[index].header.count)
    let sectionEnd = lengths.offset(of: own.upperBound)
    let length = headers.last.map { lengths.offset(of: $0 + 1) - start(of: own.lowerBound) } ?? 0
    let shift = min(offset, sectionEnd - length) - start(of: own.lowerBound)
    guard shift > 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: headers.map { ($0, start(of: $0) + shift) })
  }

  /// Returns the positions of the footer lines of the section at an offset.
  ///
  /// They end at the offset, unless they would then start before the section; in that case they
  /// start with it.
  func footers(at offset: CGFloat) -> [Int: CGFloat] {
    guard let index = section(at: offset.nextDown) else { return [:] }
    let own = lines.lines(ofSection: index)
    let footers = own.suffix(sections[index].footer.count)
    guard let first = footers.first else { return [:] }
    let sectionEnd = lengths.offset(of: own.upperBound)
    let length = sectionEnd - start(of: first)
    let shift = max(offset, start(of: own.lowerBound) + length) - sectionEnd
    guard shift < 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: footers.map { ($0, start(of: $0) + shift) })
  }

  /// Returns the start of a line, in points.
  private func start(of line: Int) -> CGFloat {
    lengths.offset(of: line) + lengths.gap(before: line)
  }

  /// Returns the index of the section at an offset; `nil` if all sections end before it.
  private func section(at offset: CGFloat) -> Int? {
    let line = lengths.firstLine(endingAfter: offset)
    return line < lines.count ? lines.section(ofLine: line) : nil
  }
}
