/// A model whose published properties are followed by the bodies that read them.
///
/// There is no Combine on every platform that specs run on: this stands for its protocol, without
/// publishers. A body follows the properties that it reads, and not the object as a whole; what is
/// laid out is the same.
public protocol ObservableObject: AnyObject {}
