public import Foundation

extension AttributeScopes {
  /// The attributes of text that SwiftUI defines.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The attribute for the font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value: a font.
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The attribute for the text color.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The attribute for the background color.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The attribute for the kerning, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the value: a length.
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// The attribute for the tracking, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value: a length.
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// The attribute for the offset above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value: a length.
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The attribute for the underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The attribute for the strikethrough line.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension Text {
  /// Returns the runs of an attributed string, with the attributes of each run.
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
