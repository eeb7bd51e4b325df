import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum SystemCoverage: CoverageSection {
  nonisolated static let title = "UIKit types in view code"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    colors(&list)
    pictures(&list)
    renderers(&list)
    devices(&list)
    feedback(&list)
  }

  private static func colors(_ list: inout CoverageList) {
    list.has("Color(uiColor:), Color(_:)") {
      VStack {
        Color(uiColor: .systemRed)
        Color(.systemBackground)
      }
    }
    list.has("UIColor(_colorLiteralRed:green:blue:alpha:), _ColorLiteralType") {
      (
        #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) as _ColorLiteralType,
        UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)
      )
    }
    list.has(
      "UIColor.systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal, systemIndigo, systemBrown, systemMint, systemCyan, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, tintColor, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, darkText, lightText, separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground"
    ) {
      [
        UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink,
        .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan,
        .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
        .tintColor, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
        .link, .darkText, .lightText, .separator, .opaqueSeparator, .systemFill,
        .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
        .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
      ]
    }
  }

  private static func pictures(_ list: inout CoverageList) {
    list.has("Image(uiImage:)") {
      VStack {
        Image(uiImage: UIImage())
        UIImage(systemName: "star").map { Image(uiImage: $0) }
      }
    }
    list.has(
      "UIImage(named:), UIImage(systemName:), UIImage(data:), UIImage(contentsOfFile:), UIImage.checkmark, add, remove, actions"
    ) {
      [
        UIImage(named: "a"), UIImage(systemName: "star"), UIImage(data: Data()),
        UIImage(contentsOfFile: "/a"), .checkmark, .add, .remove, .actions,
      ]
    }
    list.has("UIImage.size, scale, withRenderingMode(_:), withTintColor(_:)") {
      let image = UIImage().withRenderingMode(.alwaysTemplate).withTintColor(.red)
      return (image.size, image.scale)
    }
    list.has(
      "UIImage.Orientation.up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored"
    ) {
      [
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
        .rightMirrored,
      ]
    }
    list.has("UIImage.RenderingMode.automatic, alwaysOriginal, alwaysTemplate") {
      [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate]
    }
    list.lacks(
      "UIImage.jpegData(compressionQuality:), pngData(), cgImage, resizableImage(withCapInsets:), imageOrientation",
      because: "a picture has a size and no pixels"
    )
  }

  private static func renderers(_ list: inout CoverageList) {
    list.ignores("ImageRenderer(content:), content, scale, proposedSize, isOpaque, uiImage") { _ in
      let renderer = ImageRenderer(content: Text("a"))
      renderer.isOpaque = true
      return (
        renderer.content, renderer.scale, renderer.proposedSize, renderer.uiImage as Any
      )
    }
  }

  private static func devices(_ list: inout CoverageList) {
    list.has(
      "UIScreen.main, bounds, nativeBounds, scale, nativeScale, brightness, maximumFramesPerSecond"
    ) {
      let screen = UIScreen.main
      return (
        screen.bounds, screen.nativeBounds, screen.scale, screen.nativeScale, screen.brightness,
        screen.maximumFramesPerSecond
      )
    }
    list.has(
      "UIDevice.current, name, model, systemName, systemVersion, userInterfaceIdiom, orientation, identifierForVendor, orientationDidChangeNotification"
    ) {
      let device = UIDevice.current
      return (
        device.name, device.model, device.systemName, device.systemVersion,
        device.userInterfaceIdiom, device.orientation, device.identifierForVendor as Any,
        UIDevice.orientationDidChangeNotification
      )
    }
    list.has("UIUserInterfaceIdiom.unspecified, phone, pad, tv, carPlay, mac, vision") {
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    }
    list.has(
      "UIDeviceOrientation.unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown, isPortrait, isLandscape"
    ) {
      [
        UIDeviceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft,
        .landscapeRight, .faceUp, .faceDown,
      ].map { ($0.isPortrait, $0.isLandscape) }
    }
    list.has("UIPasteboard.general, string, url, image, hasStrings, hasURLs") {
      let board = UIPasteboard.general
      return (
        board.string as Any, board.url as Any, board.image as Any, board.hasStrings, board.hasURLs
      )
    }
    list.has(
      "UIApplication.shared, openSettingsURLString, isIdleTimerDisabled, open(_:), canOpenURL(_:)"
    ) {
      let app = UIApplication.shared
      if let url = URL(string: UIApplication.openSettingsURLString), app.canOpenURL(url) {
        app.open(url)
      }
      return app.isIdleTimerDisabled
    }
    list.has(
      "UIApplication.didBecomeActiveNotification, willResignActiveNotification, willEnterForegroundNotification, didEnterBackgroundNotification"
    ) {
      [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.willEnterForegroundNotification,
        UIApplication.didEnterBackgroundNotification,
      ]
    }
    list.has(
      "UIResponder.keyboardWillShowNotification, keyboardDidShowNotification, keyboardWillHideNotification, keyboardDidHideNotification, keyboardFrameEndUserInfoKey"
    ) {
      (
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardFrameEndUserInfoKey
      )
    }
  }

  private static func feedback(_ list: inout CoverageList) {
    list.ignores(
      "UIFeedbackGenerator.prepare(), UIImpactFeedbackGenerator(style:), UIImpactFeedbackGenerator.impactOccurred(), impactOccurred(intensity:)"
    ) { _ in
      let generator = UIImpactFeedbackGenerator(style: .light)
      (generator as UIFeedbackGenerator).prepare()
      generator.impactOccurred()
      generator.impactOccurred(intensity: 1)
      return generator
    }
    list.ignores("UIImpactFeedbackGenerator.FeedbackStyle.light, medium, heavy, soft, rigid") { _ in
      [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid]
    }
    list.ignores("UISelectionFeedbackGenerator(), UISelectionFeedbackGenerator.selectionChanged()")
    { _ in
      UISelectionFeedbackGenerator().selectionChanged()
    }
    list.ignores(
      "UINotificationFeedbackGenerator(), UINotificationFeedbackGenerator.notificationOccurred(_:)"
    ) { _ in UINotificationFeedbackGenerator().notificationOccurred(.success) }
    list.ignores("UINotificationFeedbackGenerator.FeedbackType.success, warning, error") { _ in
      [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error]
    }
  }
}
