import Foundation
import ViewLayout

extension BenchmarkCase {
  /// A million rows in a scroll view, of which a screen is made; the change is a screen further.
  static var lazyRows: BenchmarkCase {
    BenchmarkCase(
      name: "lazy/rows/1000000",
      scene: { _ in
        AnyView(
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000_000) { index in
                HStack {
                  Color.red.frame(width: 40, height: 40)
                  Text("Row \(index)")
                  Spacer()
                }
              }
            }
          }
        )
      },
      change: { host, model in
        model.width += 1
        _ = host.scroll(to: CGPoint(x: 0, y: (model.width - 10) * 1000))
      }
    )
  }
}
