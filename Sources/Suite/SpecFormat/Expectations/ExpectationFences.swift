/// Every kind of block that says what is expected of a scene: the one list that a new one is added
/// to.
package enum ExpectationFences {
  package static let all: [any ExpectationFence.Type] = [
    FramesFence.self,
    NegotiationFence.self,
    CallsFence.self,
    PreferencesFence.self,
    IssuesFence.self,
    RestingFence.self,
    SnapshotFence.self,
    UpdatesFence.self,
    CellsFence.self,
    LawsFence.self,
    ChecksFence.self,
    SizeFence.self,
    VariantsFence.self,
  ]

  /// The kind of a name; `nil` where there is none.
  package static func fence(named name: String) -> (any ExpectationFence.Type)? {
    all.first { $0.name == name }
  }
}
