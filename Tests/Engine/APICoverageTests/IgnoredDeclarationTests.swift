import Foundation
import Testing

/// Compares the declarations in `Views/Ignored` with the entries that the coverage page lists as
/// ignored.
@MainActor
struct IgnoredDeclarationTests {
  private static let engine = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Engine").standardizedFileURL
  private static let folder = engine.appending(path: "ViewLayout/Views/Ignored")

  /// Public types of the folder that are not part of SwiftUI, or that SwiftUI documents elsewhere.
  ///
  /// They are result types of builders, and parameter values of ignored modifiers.
  private static let companions: Set<String> = [
    "AccessibilityRotorParts", "NamedMenuStyle", "NamedNavigationSplitViewStyle",
    "NamedPresentationSizing", "SymbolEffect", "SymbolEffectOptions",
  ]

  /// Ignored names that are declared next to the code that reads them, although they change no
  /// layout.
  private static let readElsewhere: Set<String> = [
    // Pictures use these values.
    "BlendMode", "ImageRenderer", "View.blendMode", "View.brightness", "View.colorInvert",
    "View.colorMultiply", "View.contrast", "View.grayscale", "View.hueRotation",
    "View.luminanceToAlpha", "View.saturation",
    // Reports mark these views as inert or decorative.
    "View.accessibilityHidden", "View.allowsHitTesting",
    // Controls with these styles have a different layout.
    "DatePickerStyle", "View.datePickerStyle", "View.gaugeStyle",
    // The body of a view can read these values.
    "AccessibilityFocusState", "EnvironmentValues.dismiss", "EnvironmentValues.isLuminanceReduced",
    "EnvironmentValues.isSceneCaptured", "EnvironmentValues.undoManager", "FocusState",
    "RedactionReasons", "View.redacted", "View.unredacted",
  ]

  private static let ignored = Set(PublicNames.standings().filter { $0.value == .ignored }.keys)

  @Test func `each declaration in Views/Ignored is an ignored entry or in companions`() throws {
    let declared = try DeclaredNames(inFolder: Self.folder).names
    #expect(declared.count > 250)
    #expect(declared.subtracting(Self.companions).subtracting(Self.ignored).sorted() == [])
  }

  @Test func `an ignored entry is declared in Views/Ignored only, or in readElsewhere`() throws {
    let declared = try DeclaredNames(inFolder: Self.folder).names
    let elsewhere = try DeclaredNames(inFolder: Self.engine, except: Self.folder).names
    let expected = Self.ignored.subtracting(Self.readElsewhere)
    #expect(expected.subtracting(declared).sorted() == [])
    #expect(expected.intersection(elsewhere).sorted() == [])
  }

  @Test func `the exception lists in this test have no stale or redundant names`() throws {
    let declared = try DeclaredNames(inFolder: Self.folder).names
    #expect(Self.companions.subtracting(declared).sorted() == [])
    #expect(Self.companions.intersection(Self.ignored).sorted() == [])
    #expect(Self.readElsewhere.subtracting(Self.ignored).sorted() == [])
    #expect(Self.readElsewhere.intersection(declared).sorted() == [])
  }

  @Test func `DeclaredNames finds public types and members of View and EnvironmentValues`() {
    let source = """
      @MainActor @preconcurrency
      public protocol Effect {}
      nonisolated public struct Glow: Effect {
        public struct Inner {}
        public static let none = Glow()
      }
      struct Hidden {}
      nonisolated extension View {
        public func glow(_ glow: Glow) -> some View { modifier(EmptyModifier()) }
        private func hidden() {}
      }
      extension EnvironmentValues {
        public var glow: Glow { .none }
      }
      """
    #expect(
      DeclaredNames(source: source).names
        == ["Effect", "Glow", "View.glow", "EnvironmentValues.glow"]
    )
  }
}
