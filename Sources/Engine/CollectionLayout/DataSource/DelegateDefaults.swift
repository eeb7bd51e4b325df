public import Foundation
public import UIKitLayout

/// The default implementations of all optional methods of data sources and delegates.
///
/// Generated code calls them for a class that declares a conformance and leaves out a method that
/// one of its subclasses implements.
public final class DelegateDefaults: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UISearchBarDelegate,
  UITextFieldDelegate
{
  /// Returns 0; the method is not optional.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns a plain cell; the method is not optional.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// Returns 0; the method is not optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell; the method is not optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
