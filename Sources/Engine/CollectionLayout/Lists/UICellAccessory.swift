import Foundation

/// What lies beside the content of a list's cell, as a value; none of it is laid out.
public struct UICellAccessory: Sendable {
  /// The kind, for those who look at it from outside.
  package let kind: String
  /// When it is shown.
  package let displayed: DisplayedState

  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }
}

extension UICellAccessory {
  /// An arrow that says that more is behind the item.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: "disclosureIndicator", displayed: displayed)
  }

  /// A button that tells more of the item.
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "detail", displayed: displayed)
  }

  /// A mark that says that the item is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: "checkmark", displayed: displayed)
  }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "delete", displayed: displayed)
  }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "insert", displayed: displayed)
  }

  /// A grip that moves the item.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: "reorder", displayed: displayed)
  }

  /// A mark that says whether the item is among those that are chosen.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: "multiselect", displayed: displayed)
  }

  /// An arrow that shows and hides the items inside of this one.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: "outlineDisclosure", displayed: displayed)
  }

  /// A word.
  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: "label", displayed: displayed)
  }
}
