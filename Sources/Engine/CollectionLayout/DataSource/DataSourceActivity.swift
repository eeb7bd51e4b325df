/// An activity of a data source during which it can take no other snapshot.
enum DataSourceActivity {
  /// It shows a snapshot.
  case applying
  /// Its provider makes a view.
  case providing
}
