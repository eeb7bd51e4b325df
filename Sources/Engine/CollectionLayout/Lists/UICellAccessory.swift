import Foundation
import UIKitLayout
import ViewLayout

/// An accessory of a list cell, which is not drawn.
///
/// With the metrics of a system, a disclosure indicator, an outline disclosure and a checkmark
/// shorten the content (R-LIST-13).
public struct UICellAccessory: Sendable {
  /// The name of the kind of accessory.
  package let kind: String
  /// The editing states in which the accessory is shown.
  package let displayed: DisplayedState

  /// The editing states in which an accessory is shown.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }
}

extension UICellAccessory {
  /// Returns the width that the accessory takes from the content, in points.
  ///
  /// A cell counts as not being edited, so an accessory that is shown only while editing takes 0.
  func space(in system: MetricsSystem) -> CGFloat {
    guard displayed != .whenEditing else { return 0 }
    switch kind {
    case "disclosureIndicator", "outlineDisclosure":
      return ListContentMetrics.disclosureSpace[system]
    case "checkmark": return ListContentMetrics.checkmarkSpace[system]
    default: return 0
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: "disclosureIndicator", displayed: displayed)
  }

  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "detail", displayed: displayed)
  }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: "checkmark", displayed: displayed)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "delete", displayed: displayed)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "insert", displayed: displayed)
  }

  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: "reorder", displayed: displayed)
  }

  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: "multiselect", displayed: displayed)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "outlineDisclosure", displayed: displayed)
  }

  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: "label", displayed: displayed)
  }
}
