import Foundation

/// The texts and the actions of an alert or a dialog (R-BAR-11, R-BAR-12).
nonisolated struct AlertContent<Actions: View, Message: View>: View {
  @Environment(\.controlMetrics.bars) private var metrics
  @State private var hasCancelButton = false
  /// The title; `nil` if it is hidden.
  let title: Text?
  /// Whether it is a confirmation dialog.
  let isDialog: Bool
  let actions: Actions
  let message: Message

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if title != nil || hasMessage {
        // Texts that are longer than the window scroll.
        ScrollView { texts }.unlisted()
      }
      AlertActions(content: buttons, isStacked: isDialog)
        .padding(.top, title != nil || hasMessage ? 0 : metrics.alertSide)
        .unlisted()
        .padding(.horizontal, metrics.alertSide)
        .unlisted()
        .padding(.bottom, metrics.alertBottom)
        .unlisted()
    }
    .unlisted()
    .environment(\.font, nil)
    .environment(\.lineLimit, nil)
    .environment(\.foregroundColor, nil)
    .environment(\.listRow, nil)
    .onPreferenceChange(CancelButtonKey.self) { hasCancelButton = $0 }
  }

  private var hasMessage: Bool { Message.self != EmptyView.self }

  @MainActor private var texts: some View {
    let alignment = metrics.centersAlertTexts ? HorizontalAlignment.center : .leading
    return VStack(alignment: alignment, spacing: metrics.alertTextGap) {
      title?.font(.headline)
      message.font(.subheadline)
    }
    .unlisted()
    .multilineTextAlignment(metrics.centersAlertTexts ? .center : .leading)
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
    .unlisted()
    .padding(.horizontal, metrics.alertTextInset)
    .unlisted()
    .padding(.top, metrics.alertTop)
    .unlisted()
    .padding(.bottom, metrics.alertButtonsTop)
    .unlisted()
    .determined(by: metrics.$alertTop, metrics.$alertTextGap, metrics.$alertButtonsTop)
  }

  @ViewBuilder @MainActor private var buttons: some View {
    Group {
      Group(subviews: actions) { actions in
        if actions.isEmpty, !isDialog {
          Button {
          } label: {
            Text(verbatim: "OK")
          }
        } else {
          ForEach(actions) { $0 }
        }
      }
      if isDialog, !hasCancelButton {
        Button {
        } label: {
          Text(verbatim: "Cancel")
        }
        .layoutValue(key: AlertSlot.self, value: .cancel)
      }
    }
    .environment(\.controlStyles.button, AlertButtonStyle())
  }
}

/// Whether an alert has a button with the role `cancel`.
private enum CancelButtonKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The style of buttons in alerts: as wide as its place, with the height of the metrics.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    return AlertButtonLabel { configuration.label }
      .layoutValue(key: AlertSlot.self, value: isCancel ? .cancel : .action)
      .preference(key: CancelButtonKey.self, value: isCancel)
  }
}

/// The label of a button in an alert, which shrinks instead of being truncated.
nonisolated struct AlertButtonLabel<Content: View>: View {
  @Environment(\.controlMetrics.bars) private var metrics
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    content.lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, minHeight: metrics.alertButtonHeight)
      .unlisted()
      .determined(by: metrics.$alertButtonHeight)
  }
}

/// The container of an alert's actions.
nonisolated struct AlertActions<Content: View>: View {
  let content: Content
  /// Whether all buttons are below each other, as in a dialog.
  let isStacked: Bool
}

extension AlertActions: ContainerView {
  nonisolated func rule(in context: ViewContext) -> AlertActionsRule {
    AlertActionsRule(
      gap: context.environment.controlMetrics.bars.alertButtonGap,
      isStacked: isStacked
    )
  }
}
