import Foundation
import Testing

@testable import ViewLayout

/// Checks that nodes live as long as their host, and that removed views are released immediately.
@MainActor
struct LifetimeTests {
  private final class Token {
    var isShown = true
  }

  private struct Holder: View {
    let token: Token

    var body: some View {
      VStack {
        Text("a").padding().onAppear { _ = token }
        GeometryReader { _ in Color.red.frame(width: token.isShown ? 1 : 2) }
          .background { Circle() }
      }
    }
  }

  @Test func `objects captured by views are deallocated with the host`() {
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let scene = Scene(.zero) { Holder(token: strong) }
      scene.step()
      #expect(token != nil)
    }
    #expect(token == nil)
  }

  @Test func `objects captured by a removed view are deallocated in the same step`() {
    let switcher = Token()
    weak var token: Token?
    let scene = Scene(.zero) {
      let fresh = Token()
      let _ = { if switcher.isShown { token = fresh } }()
      if switcher.isShown { Holder(token: fresh) }
    }
    #expect(token != nil)
    switcher.isShown = false
    scene.step()
    #expect(token == nil)
  }
}
