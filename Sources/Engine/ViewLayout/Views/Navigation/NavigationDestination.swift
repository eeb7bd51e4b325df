nonisolated extension View {
  /// Sets the view that a navigation stack shows for a value of its path (R-BAR-7).
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(
      BarRequest { requests in
        requests.destinations[ObjectIdentifier(data)] = { value in
          (value.base as? Value).map { AnyView(destination($0)) }
        }
      }
    )
  }

  /// Shows a view on a navigation stack while a binding is true (R-BAR-7).
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return modifier(
      BarRequest { requests in
        if let view { requests.presented = { view } }
      }
    )
  }

  /// Shows a view on a navigation stack while a binding has a value (R-BAR-7).
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let view = item.wrappedValue.map { AnyView(destination($0)) }
    return modifier(
      BarRequest { requests in
        if let view { requests.presented = { view } }
      }
    )
  }
}
