import Foundation
import ViewLayout

enum InputCoverage: CoverageSection {
  nonisolated static let title = "Text input, keyboard and pointer"
  nonisolated static let file = #filePath

  private struct Dropped: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { false }
  }

  static func list(_ list: inout CoverageList) {
    writing(&list)
    focus(&list)
    pointers(&list)
    dragging(&list)
  }

  private static func writing(_ list: inout CoverageList) {
    list.ignores(
      "View.keyboardType(_:), textContentType(_:), UIKeyboardType.emailAddress, UITextContentType.password"
    ) {
      $0.keyboardType(UIKeyboardType.emailAddress).textContentType(UITextContentType.password)
    }
    list.ignores(
      "View.textInputAutocapitalization(_:), TextInputAutocapitalization.words, View.autocapitalization(_:), UITextAutocapitalizationType, View.autocorrectionDisabled(_:), disableAutocorrection(_:)"
    ) {
      $0.textInputAutocapitalization(TextInputAutocapitalization.words)
        .autocapitalization(UITextAutocapitalizationType.none).autocorrectionDisabled(true)
        .disableAutocorrection(true)
    }
    list.ignores(
      "View.submitLabel(_:), SubmitLabel.done, View.submitScope(_:), onSubmit(of:_:), SubmitTriggers.search"
    ) {
      $0.submitLabel(SubmitLabel.done).submitScope(true).onSubmit(of: SubmitTriggers.search) {}
    }
    list.ignores("View.textEditorStyle(_:), TextEditorStyle.automatic, plain") {
      $0.textEditorStyle(.automatic).textEditorStyle(.plain)
    }
    list.ignores("View.textInputSuggestions(_:), textInputCompletion(_:)") {
      $0.textInputSuggestions { Text("a").textInputCompletion("a") }
    }
    list.ignores("View.textSelection(_:), TextSelectability.enabled, disabled") {
      $0.textSelection(.enabled).textSelection(.disabled)
    }
    list.lacks(
      "TextSelection, View.textSelectionAffinity(_:), TextSelectionAffinity, writingToolsBehavior(_:), WritingToolsBehavior, writingToolsAffordanceVisibility(_:), typeSelectEquivalent(_:), writingDirection(strategy:), AttributedTextSelection, AttributedTextFormattingDefinition, View.attributedTextFormattingDefinition(_:)",
      because: "concerns how one writes, which no stage does"
    )
  }

  private static func focus(_ list: inout CoverageList) {
    list.ignores("FocusState, View.focused(_:), focused(_:equals:)") {
      $0.focused(FocusState<Bool>().projectedValue)
        .focused(FocusState<Int?>().projectedValue, equals: 1)
    }
    list.ignores("EnvironmentValues.isFocused, resetFocus") { _ in
      (EnvironmentValues().isFocused, EnvironmentValues().resetFocus)
    }
    list.ignores(
      "View.focusable(_:), focusEffectDisabled(_:), onKeyPress(_:action:), KeyPress"
    ) {
      $0.focusable(true).focusEffectDisabled(true).onKeyPress(.leftArrow) { .handled }
        .onKeyPress(.space, phases: .up) { press in
          press.phase == .up ? KeyPress.Result.handled : .ignored
        }
        .onKeyPress(keys: [.tab], phases: .all) { _ in .ignored }
        .onKeyPress(phases: [.down]) { _ in .ignored }
    }
    list.lacks(
      "View.focusable(_:interactions:), FocusInteractions, View.focusScope(_:), focusSection(), prefersDefaultFocus(_:in:), DefaultFocusEvaluationPriority, View.digitalCrownRotation(_:), digitalCrownAccessory(_:), onMoveCommand(perform:), onExitCommand(perform:), onPlayPauseCommand(perform:), onCommand(_:perform:), onCopyCommand(perform:), onCutCommand(perform:), onPasteCommand(of:perform:), copyable(_:), cuttable(for:action:), pasteDestination(for:action:validator:), exportsItemProviders(_:onExport:), importsItemProviders(_:onImport:), onModifierKeysChanged(mask:initial:_:), modifierKeyAlternate(_:_:), MoveCommandDirection, pageCommand(value:in:step:), onLongTouchGesture(minimumDuration:perform:onTouchingChanged:)",
      because: "needs keys, a crown or a remote control, which no stage has"
    )
    list.ignores("View.onDeleteCommand(perform:)") { $0.onDeleteCommand(perform: nil) }
    list.ignores("View.defaultFocus(_:_:)") {
      $0.defaultFocus(FocusState<Bool>().projectedValue, true)
    }
  }

  private static func pointers(_ list: inout CoverageList) {
    list.ignores(
      "View.hoverEffect(_:), hoverEffect(_:isEnabled:), hoverEffectDisabled(_:), defaultHoverEffect(_:), HoverEffect.automatic, highlight, lift"
    ) {
      $0.hoverEffect(HoverEffect.automatic).hoverEffect(.highlight, isEnabled: true)
        .hoverEffectDisabled(true).defaultHoverEffect(.lift)
    }
    list.ignores("View.onHover(perform:), onContinuousHover(coordinateSpace:perform:), HoverPhase")
    {
      $0.onHover(perform: { _ in })
        .onContinuousHover(
          coordinateSpace: .local,
          perform: { (phase: HoverPhase) in _ = phase == .ended }
        )
    }
    list.ignores(
      "View.keyboardShortcut(_:modifiers:), keyboardShortcut(_:), KeyboardShortcut.defaultAction, KeyEquivalent.escape"
    ) {
      $0.keyboardShortcut("a", modifiers: [.command, .shift])
        .keyboardShortcut(KeyboardShortcut.defaultAction)
        .keyboardShortcut(KeyEquivalent.escape, modifiers: [])
    }
    list.ignores(
      "View.sensoryFeedback(_:trigger:), sensoryFeedback(_:trigger:condition:), sensoryFeedback(trigger:_:), SensoryFeedback.impact(weight:intensity:)"
    ) {
      $0.sensoryFeedback(.impact(weight: .light, intensity: 1), trigger: 1)
        .sensoryFeedback(SensoryFeedback.success, trigger: 1, condition: { $0 < $1 })
        .sensoryFeedback(trigger: 1) { _, _ in .selection }
    }
    list.ignores("View.onOpenURL(perform:), userActivity(_:isActive:_:)") {
      $0.onOpenURL(perform: { _ in }).userActivity("a", isActive: true) { _ in }
    }
    list.lacks(
      "View.pointerStyle(_:), PointerStyle, View.pointerVisibility(_:), CustomHoverEffect, HoverEffectGroup, HoverEffectContent, View.hoverEffectGroup(_:), onContinueUserActivity(_:perform:), onPencilDoubleTap(perform:), onPencilSqueeze(perform:), PencilDoubleTapGestureValue, PencilSqueezeGestureValue, PencilHoverPose, PencilPreferredAction, handlesExternalEvents(preferring:allowing:), handlesGameControllerEvents(matching:), allowsWindowActivationEvents(_:), onCameraCaptureEvent(action:)",
      because: "needs a pointer, a pencil or other apps, which no stage has"
    )
  }

  private static func dragging(_ list: inout CoverageList) {
    list.ignores(
      "View.draggable(_:), draggable(_:preview:), dropDestination(for:action:isTargeted:)"
    ) {
      $0.draggable("a").draggable("a", preview: { Text("b") })
        .dropDestination(for: String.self, action: { _, _ in true }, isTargeted: { _ in })
    }
    list.ignores("View.moveDisabled(_:), deleteDisabled(_:), selectionDisabled(_:)") {
      $0.moveDisabled(true).deleteDisabled(true).selectionDisabled(true)
    }
    list.ignores("View.onDrag(_:), onDrag(_:preview:)") {
      $0.onDrag { NSItemProvider() }.onDrag {
        NSItemProvider()
      } preview: {
        Text("a")
      }
    }
    list.ignores("View.onDrop(of:isTargeted:perform:), onDrop(of:delegate:)") {
      $0.onDrop(of: [.text], isTargeted: nil, perform: { (_: [NSItemProvider]) in true })
        .onDrop(of: [.text], delegate: Dropped())
    }
    list.has("DropDelegate.validateDrop(info:), DropInfo, DropOperation, DropProposal(operation:)")
    {
      let drop = { (info: DropInfo) in Dropped().validateDrop(info: info) }
      return (drop, DropProposal(operation: DropOperation.move))
    }
    list.lacks(
      "View.itemProvider(_:), springLoadingBehavior(_:), SpringLoadingBehavior, dragConfiguration(_:), dropConfiguration(_:), dragContainer(for:in:_:), DragConfiguration, DropConfiguration, DragSession, DropSession, onDragSessionUpdated(_:), onDropSessionUpdated(_:), dragPreviewsFormation(_:), dropPreviewsFormation(_:)",
      because: "hands providers of Apple's frameworks over"
    )
  }
}
