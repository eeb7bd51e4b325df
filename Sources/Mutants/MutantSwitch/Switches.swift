public import CSupport

/// Whether a mutant is on.
@inlinable @inline(__always)
public func mutant(_ number: Int32) -> Bool { mutant_is_on(number) }

/// A value, or the mutant's in its place; the other is not computed.
///
/// - Parameters:
///   - number: The mutant's number.
///   - mutated: The value while the mutant is on.
///   - original: The value otherwise.
/// - Returns: One of both.
@inlinable @inline(__always)
public func mutantPick<Value>(
  _ number: Int32,
  _ mutated: @autoclosure () throws -> Value,
  _ original: @autoclosure () throws -> Value
) rethrows -> Value {
  mutant_is_on(number) ? try mutated() : try original()
}

/// A condition, or its opposite while the mutant is on.
@inlinable @inline(__always)
public func mutantFlip(_ number: Int32, _ condition: Bool) -> Bool {
  mutant_is_on(number) ? !condition : condition
}

/// A condition, or true while the mutant is on.
@inlinable @inline(__always)
public func mutantTrue(
  _ number: Int32,
  _ condition: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant_is_on(number) ? true : try condition()
}

/// A condition, or false while the mutant is on.
@inlinable @inline(__always)
public func mutantFalse(
  _ number: Int32,
  _ condition: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant_is_on(number) ? false : try condition()
}

/// A value, or none while the mutant is on.
@inlinable @inline(__always)
public func mutantNone<Value>(_ number: Int32, _ value: Value?) -> Value? {
  mutant_is_on(number) ? nil : value
}
