public import CSupport

/// Returns whether a mutant is on.
@inlinable @inline(__always)
public func mutant(_ number: Int32) -> Bool { mutant_is_on(number) }

/// Returns a value, or another value while the mutant is on; the unused value is not computed.
///
/// - Parameters:
///   - number: The mutant's number.
///   - mutated: The value while the mutant is on.
///   - original: The value while the mutant is off.
/// - Returns: One of both values.
@inlinable @inline(__always)
public func mutantPick<Value>(
  _ number: Int32,
  _ mutated: @autoclosure () throws -> Value,
  _ original: @autoclosure () throws -> Value
) rethrows -> Value {
  mutant_is_on(number) ? try mutated() : try original()
}

/// Returns a condition, or its negation while the mutant is on.
@inlinable @inline(__always)
public func mutantFlip(_ number: Int32, _ condition: Bool) -> Bool {
  mutant_is_on(number) ? !condition : condition
}

/// Returns a condition, or `true` while the mutant is on.
@inlinable @inline(__always)
public func mutantTrue(
  _ number: Int32,
  _ condition: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant_is_on(number) ? true : try condition()
}

/// Returns a condition, or `false` while the mutant is on.
@inlinable @inline(__always)
public func mutantFalse(
  _ number: Int32,
  _ condition: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant_is_on(number) ? false : try condition()
}

/// Returns a value, or `nil` while the mutant is on.
@inlinable @inline(__always)
public func mutantNone<Value>(_ number: Int32, _ value: Value?) -> Value? {
  mutant_is_on(number) ? nil : value
}
