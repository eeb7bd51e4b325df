/// Every section, in the order of the page.
@MainActor
enum CoverageSections {
  nonisolated static var all: [any CoverageSection.Type] {
    [
      BuildingCoverage.self, GeometryCoverage.self, AlignmentCoverage.self, StackCoverage.self,
      LayoutCoverage.self, GridCoverage.self, ModifierCoverage.self, ReaderCoverage.self,
      PreferenceCoverage.self, TextCoverage.self, ShapeCoverage.self, ImageCoverage.self,
      ScrollingCoverage.self, ListCoverage.self, ControlCoverage.self, ControlStyleCoverage.self,
      StateCoverage.self, AnimationCoverage.self, EnvironmentCoverage.self, AppCoverage.self,
      CollectionItemCoverage.self, CollectionSectionCoverage.self,
      CompositionalLayoutCoverage.self, CollectionViewCoverage.self, CollectionPartsCoverage.self,
      HostingCoverage.self, SnapshotCoverage.self, SectionSnapshotCoverage.self,
      DataSourceCoverage.self,
    ]
  }
}
