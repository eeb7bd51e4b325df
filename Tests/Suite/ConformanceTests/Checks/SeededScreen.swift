import Foundation
import SpecFormat
import UIKitLayout
import ViewLayout

/// A screen of an app, in a correct version and in versions with one fault each.
enum SeededScreen: String, CaseIterable {
  case profile, checkout, chat, settings, player, calendar, login, dashboard, article, timer
  case products, mails, form
}

extension SeededScreen {
  /// The sizes of a small phone, a typical phone and a tablet, in points.
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 820, height: 1180),
  ]

  /// The check that primarily fails for each of its faults, in order.
  var faults: [CheckName] {
    switch self {
    case .profile: [.overlap, .truncation, .truncation, .targets, .fitting]
    case .checkout: [.truncation, .truncation, .clipping, .clipping, .clipping]
    case .chat: [.overlap, .truncation, .containment, .targets, .clipping]
    case .settings: [.overlap, .truncation, .truncation, .containment, .truncation]
    case .player: [.overlap, .truncation, .targets, .targets, .fitting]
    case .calendar: [.targets, .truncation, .overlap, .truncation, .overlap]
    case .login: [.containment, .targets, .truncation, .overlap, .clipping]
    case .dashboard: [.overlap, .truncation, .clipping, .truncation, .targets]
    case .article: [.overlap, .truncation, .truncation, .truncation, .targets]
    case .timer: [.truncation, .overlap, .targets, .truncation, .clipping]
    case .products: [.clipping, .overlap, .overlap, .overlap, .truncation, .overlap, .truncation]
    case .mails: [.truncation, .truncation, .clipping, .overlap, .truncation]
    case .form: [.truncation, .clipping, .overlap, .clipping, .targets, .truncation, .overlap]
    }
  }

  /// Returns a new host of the screen.
  ///
  /// - Parameter fault: The number of the fault, from 1; 0 for the correct version.
  /// - Returns: A host that has not been laid out.
  @MainActor
  func host(fault: Int) -> CheckedHost {
    switch self {
    case .profile: CheckedHost { ProfileScreen(fault: fault) }
    case .checkout: CheckedHost { CheckoutScreen(fault: fault) }
    case .chat: CheckedHost { ChatScreen(fault: fault) }
    case .settings: CheckedHost { SettingsScreen(fault: fault) }
    case .player: CheckedHost { PlayerScreen(fault: fault) }
    case .calendar: CheckedHost { CalendarScreen(fault: fault) }
    case .login: CheckedHost { LoginScreen(fault: fault) }
    case .dashboard: CheckedHost { DashboardScreen(fault: fault) }
    case .article: CheckedHost { ArticleScreen(fault: fault) }
    case .timer: CheckedHost { TimerScreen(fault: fault) }
    case .products: CheckedHost(uiView: { productsScreen(fault: fault) })
    case .mails: CheckedHost(uiView: { mailsScreen(fault: fault) })
    case .form: CheckedHost(uiView: { formScreen(fault: fault) })
    }
  }
}
