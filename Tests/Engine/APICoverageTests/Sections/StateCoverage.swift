import Foundation
import Observation
import ViewLayout

enum StateCoverage: CoverageSection {
  nonisolated static let title = "State, bindings and the environment"
  nonisolated static let file = #filePath

  @Observable fileprivate final class Model {
    var count = 1
  }

  fileprivate final class Shop: ObservableObject {
    @Published var count = 1
  }

  private struct Item: Identifiable {
    var id = 1
  }

  private struct Counter: View {
    @State private var count = 1
    @State private var chosen: Int?
    @State private var model = Model()
    @StateObject private var shop = Shop()
    @Namespace private var space
    @ScaledMetric(relativeTo: .body) private var scaled = 10.0
    @ScaledMetric private var plain = 10.0
    @Environment(\.lineLimit) private var limit
    @Environment(Model.self) private var needed: Model?
    @EnvironmentObject private var nearest: Shop

    var body: some View {
      VStack {
        Text("\(count) \(chosen ?? 0) \(model.count) \(shop.count) \(limit ?? 0)")
        Text("\(needed?.count ?? 0) \(nearest.count) \(scaled + plain)")
          .matchedGeometryEffect(id: 1, in: space)
        Row(count: $count, shop: shop)
        Row(count: $shop.count, shop: nearest)
      }
    }
  }

  private struct Row: View {
    @Binding var count: Int
    @ObservedObject var shop: Shop

    var body: some View { Text("\(count) \($shop.count.wrappedValue)") }
  }

  static func list(_ list: inout CoverageList) {
    list.has(
      "State, Binding, StateObject, ObservedObject, EnvironmentObject, Environment, Namespace, ScaledMetric"
    ) {
      // As an author declares them; @State @Binding @StateObject @ObservedObject @EnvironmentObject
      // @Environment @Namespace @ScaledMetric stand in the views above.
      Counter().environmentObject(Shop()).environment(Model())
    }
    list.has("State(wrappedValue:), State(initialValue:), State.projectedValue") {
      (State(wrappedValue: 1).projectedValue, State(initialValue: 1))
    }
    list.has("Binding(get:set:), Binding.constant(_:), wrappedValue, projectedValue") {
      (
        Binding(get: { 1 }, set: { _ in }), Binding.constant(1).projectedValue,
        Binding.constant(1).wrappedValue
      )
    }
    list.has("Binding(projectedValue:)") { Binding(projectedValue: .constant(1)) }
    list.has("Binding[dynamicMember:]") {
      Binding.constant(CGPoint.zero)[dynamicMember: \.x]
    }
    list.has("Binding(_: Binding<Value>), Binding(_: Binding<Value?>)") {
      (Binding<Int?>(Binding.constant(1)), Binding(Binding<Int?>.constant(1)) as Any)
    }
    list.has("Binding(_: Binding<Hashable>)") {
      Binding<AnyHashable>(Binding.constant(1)) as Binding<AnyHashable>
    }
    list.has("Binding.id") { Binding.constant(Item()).id }
    list.lacks(
      "Binding.indices, startIndex, endIndex, index(after:)",
      because: "a binding is no collection here; `ForEach` and `List` take bindings of collections"
    )
    list.has("Binding.animation(_:), transaction(_:)") {
      Binding.constant(1).animation(.default).transaction(Transaction())
    }
    list.has("EnvironmentKey.defaultValue, EnvironmentValues[_:]") {
      EnvironmentValues()[Name.self] == Name.defaultValue
    }
    list.has("View.environment(_: Observable)") { Color.red.environment(Model()) }
    list.has("View.onAppear(perform:), onDisappear(perform:)") {
      Color.red.onAppear(perform: {}).onDisappear(perform: {})
    }
    list.has("View.onChange(of:initial:_:)") {
      Color.red.onChange(of: 1, initial: true) { _, _ in }.onChange(of: 1, initial: false) {}
    }
    list.has("View.onChange(of:perform:)") {
      struct Use: DeprecatedUse {
        @available(*, deprecated) static func use() -> Any {
          Text("a").onChange(of: 1, perform: { _ in })
        }
      }
      return DeprecatedUses.result(of: Use.self)
    }
    list.has("View.task(priority:_:), task(id:priority:_:)") {
      Color.red.task(priority: .high) {}.task(id: 1, priority: .high) {}
    }
  }

  private enum Name: EnvironmentKey {
    static let defaultValue = "a"
  }
}
