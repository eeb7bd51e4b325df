import Testing

/// Tests the laws of bars, lists, presentations, languages and texts over generated samples.
@MainActor
@Suite(.serialized)
struct SampleLawTests {
  nonisolated private static let ofBars: [any SampleLaw] = [
    BarTilingLaw(), BarItemLaw(), PushLaw(), ScreenChangeLaw(),
    SampleMirrorLaw<GeneratedScreen>(subject: "bars"), ControllerBarLaw(), ControllerPushLaw(),
  ]
  nonisolated private static let ofLists: [any SampleLaw] = [
    RowTilingLaw(), RowGrowthLaw(), ConfigurationHeightLaw(), ListTableHeightLaw(),
    SampleMirrorLaw<GeneratedList>(subject: "lists"),
  ]
  nonisolated private static let ofPresentations: [any SampleLaw] = [
    PresentedInsideLaw(), PresentedApartLaw(), DismissLaw(), ControllerPresentationLaw(),
    SampleMirrorLaw<GeneratedPresentation>(subject: "presentations"),
  ]
  nonisolated private static let ofLanguages: [any SampleLaw] = [
    LanguageTreeLaw(), LanguageMirrorLaw(), LanguageChangeLaw(),
  ]
  nonisolated private static let ofTexts: [any SampleLaw] = [TextGrowthLaw(), TextWrappingLaw()]

  @Test(arguments: ofBars.indices)
  func `a law of bars and safe areas holds for generated windows`(index: Int) {
    check(Self.ofBars[index])
  }

  @Test(arguments: ofLists.indices)
  func `a law of lists and tables holds for generated rows`(index: Int) {
    check(Self.ofLists[index])
  }

  @Test(arguments: ofPresentations.indices)
  func `a law of sheets, popovers and alerts holds for generated windows`(index: Int) {
    check(Self.ofPresentations[index])
  }

  @Test(arguments: ofLanguages.indices)
  func `a law of languages holds for generated view trees`(index: Int) throws {
    try LanguageTexts().use { check(Self.ofLanguages[index]) }
  }

  @Test(arguments: ofTexts.indices)
  func `a law of text sizes holds for generated texts`(index: Int) {
    check(Self.ofTexts[index])
  }

  private func check(_ law: any SampleLaw) {
    if let breach = law.firstBreach() { Issue.record(Comment(rawValue: breach)) }
  }
}
