internal import Conformance
internal import SpecFormat

/// The blocks that state what a sweep has found: a table whose values are still to be filled in, and the
/// checks that hold.
struct SweptBlocks {
  /// The devices that a block of checks names: small, usual, large, turned and wide.
  private static let devices = [
    "iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPhone 16 landscape", "iPad mini",
  ]
  /// The sizes of text that blocks name: the usual one, and large ones.
  private static let types = ["large", "xxxLarge", "accessibility5"]
  /// The widths of phones, which the table goes through.
  private static let widths = "320...440"

  let sweep: ConditionSweep
  /// The height that the scene is proposed, in points; `nil` where it has none.
  let height: Double?

  /// The checks that no `except` can make hold: nodes without an id break them.
  var unsayable: [CheckName] { CheckName.allCases.filter { excuses(of: $0) == nil } }
}

extension SweptBlocks {
  /// The lines of both blocks, with a blank one before each.
  var lines: [String] {
    ["", variantsFence] + table + ["```", "", checksFence] + checks + ["```"]
  }

  /// How many lines behind the place where they are added the fence of the table is.
  static let tableOffset = 2

  private var variantsFence: String {
    "```variants \(Self.size(height)) evidence=accepted"
  }

  private static func size(_ height: Double?) -> String {
    ProposalLiteral(width: 320, height: height).text
  }

  private var table: [String] {
    AlignedTable([
      ["width", "type", "|", "truncated", "clipped", "overlapping", "outside"],
      [Self.widths, Self.types.joined(separator: ","), "|", "?", "?", "?", "?"],
    ]).lines
  }

  private var checksFence: String {
    let devices = Self.devices.map { "device=\"\($0)\"" }.joined(separator: " ")
    return "```checks \(devices) type=\(Self.types.joined(separator: ",")) direction=ltr,rtl"
  }

  private var checks: [String] {
    CheckName.allCases.compactMap { check in
      excuses(of: check).map { excuses in
        let line = check.usualLine
        return excuses.isEmpty ? line : "\(line) except \(excuses.joined(separator: " "))"
      }
    }
  }

  /// The ids that excuse whatever breaks a check under the block's conditions; `nil` where a node has
  /// none.
  private func excuses(of check: CheckName) -> [String]? {
    var excuses: [String] = []
    for breach in sweep.breaches where Self.names(breach) {
      for finding in breach.findings where finding.check == check {
        guard let id = finding.identifiers.first ?? finding.other?.identifiers.first else {
          return nil
        }
        let excuse = QuotedText.identifier(id)
        if !excuses.contains(excuse) { excuses.append(excuse) }
      }
    }
    return excuses
  }

  /// Whether a block of checks names the conditions of a breach.
  private static func names(_ breach: ConditionSweep.Breach) -> Bool {
    devices.contains(breach.device) && types.contains(breach.type)
  }
}
