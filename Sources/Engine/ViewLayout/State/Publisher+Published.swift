extension Publisher where Failure == Never {
  /// Writes each value into a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let home = published.home
    home.incoming.append(sink { [weak home] in home?.value = $0 })
  }
}
