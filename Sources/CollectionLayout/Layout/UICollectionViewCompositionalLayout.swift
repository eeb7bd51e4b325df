import Foundation

/// Makes a section of its index and of the surroundings; `nil` where there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What the sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike, and what they have in common.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
  }

  /// Makes a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Makes a layout that asks for each section, and what they have in common.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
  }
}
