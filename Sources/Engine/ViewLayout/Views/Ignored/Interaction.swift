// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public struct HoverEffect: Hashable, Sendable {
  let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{7F}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all = Phases(rawValue: 7)
  }

  public enum Result: Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

nonisolated extension View {
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

nonisolated extension View {
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { modifier(EmptyModifier()) }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EmptyModifier())
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(EmptyModifier())
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSObject) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    modifier(EmptyModifier())
  }

  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(EmptyModifier()) }

  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }

  public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func textSelection<Choice: TextSelectability>(_ selectability: Choice) -> some View {
    modifier(EmptyModifier())
  }

  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { modifier(EmptyModifier()) }

  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { modifier(EmptyModifier()) }
}

public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }

  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

nonisolated extension View {
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(EmptyModifier())
  }

  public func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(EmptyModifier())
  }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { modifier(EmptyModifier()) }
}

nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(EmptyModifier())
  }

  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(EmptyModifier()) }

  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { modifier(EmptyModifier()) }

  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value
  ) -> some View { modifier(EmptyModifier()) }
}
