/// All sections, in the order of the page.
@MainActor
enum CoverageSections {
  nonisolated static var all: [any CoverageSection.Type] {
    [
      BuildingCoverage.self, SubviewCoverage.self, GeometryCoverage.self, AlignmentCoverage.self,
      StackCoverage.self,
      LayoutCoverage.self, GridCoverage.self, ModifierCoverage.self, ReaderCoverage.self,
      PreferenceCoverage.self, TextCoverage.self, ShapeCoverage.self, ImageCoverage.self,
      EffectCoverage.self, ScrollingCoverage.self, ListCoverage.self, ControlCoverage.self,
      ControlStyleCoverage.self, MoreControlCoverage.self, NavigationCoverage.self,
      PresentationCoverage.self,
      GestureCoverage.self, InputCoverage.self, AccessibilityCoverage.self,
      StateCoverage.self, PublishingCoverage.self, FormatterCoverage.self, AnimationCoverage.self,
      KeyframeCoverage.self, DocumentCoverage.self,
      EnvironmentCoverage.self, AppCoverage.self, MoreModifierCoverage.self, TypeCoverage.self,
      SystemCoverage.self, InteropCoverage.self, UIKitViewCoverage.self, UIKitControlCoverage.self,
      UIKitBarCoverage.self, LeftOutCoverage.self,
      CollectionItemCoverage.self, CollectionSectionCoverage.self,
      CompositionalLayoutCoverage.self, FlowLayoutCoverage.self, ListSectionCoverage.self,
      CollectionViewCoverage.self, CollectionPartsCoverage.self,
      HostingCoverage.self, SnapshotCoverage.self, SectionSnapshotCoverage.self,
      DataSourceCoverage.self, TableCoverage.self, TableCellCoverage.self, TableDataCoverage.self,
      TableControllerCoverage.self,
    ]
  }
}
