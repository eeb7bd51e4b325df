import SpecFormat

/// Every law there is.
enum TreeLaws {
  static let all: [any TreeLaw] =
    LawName.allCases.map { SceneTreeLaw(law: $0) } + [
      NeutralGroupLaw(),
      NeutralPaddingLaw(),
      ChangeLaw(),
      BoundLaw(),
      SurvivalLaw(),
      VariantLaw(),
    ]
}
