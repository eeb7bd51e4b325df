public import Foundation

extension AttributeScopes {
  /// What views say of parts of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// How far above its baseline a part is, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What Foundation says of parts.
    public let foundation: FoundationAttributes
  }

  /// What views say of parts of a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a part.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of a part.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind a part.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The space between the characters of a part, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name.
    public static let name = "SwiftUI.Kern"
  }

  /// The space after each character of a part, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far above its baseline a part is, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// A line below a part.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// A line through a part.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// An attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension Text {
  /// The pieces of an attributed text, each with what is said of it alone.
  static func pieces(of text: AttributedString) -> [Piece] {
    text.runs.map { run in
      typealias Scope = AttributeScopes.SwiftUIAttributes
      return Piece(
        string: String(text[run.range].characters),
        font: run.attributes[Scope.FontAttribute.self],
        color: run.attributes[Scope.ForegroundColorAttribute.self],
        kerning: run.attributes[Scope.KerningAttribute.self],
        tracking: run.attributes[Scope.TrackingAttribute.self],
        baselineOffset: run.attributes[Scope.BaselineOffsetAttribute.self]
      )
    }
  }
}
