public import CSupport

/// `a < b`, or `a <= b` while the mutant is on.
@inlinable @inline(__always)
public func mutantLess<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a <= b : a < b
}

/// `a <= b`, or `a < b` while the mutant is on.
@inlinable @inline(__always)
public func mutantLessOrEqual<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a < b : a <= b
}

/// `a > b`, or `a >= b` while the mutant is on.
@inlinable @inline(__always)
public func mutantGreater<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a >= b : a > b
}

/// `a >= b`, or `a > b` while the mutant is on.
@inlinable @inline(__always)
public func mutantGreaterOrEqual<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value
) -> Bool {
  mutant_is_on(number) ? a > b : a >= b
}

/// The least of values, or the greatest while the mutant is on.
@inlinable @inline(__always)
public func mutantMin<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? max(a, b) : min(a, b)
}

/// The greatest of values, or the least while the mutant is on.
@inlinable @inline(__always)
public func mutantMax<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? min(a, b) : max(a, b)
}

/// The least of three values, or the greatest while the mutant is on.
@inlinable @inline(__always)
public func mutantMin<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value,
  _ c: Value
) -> Value {
  mutant_is_on(number) ? max(a, b, c) : min(a, b, c)
}

/// The greatest of three values, or the least while the mutant is on.
@inlinable @inline(__always)
public func mutantMax<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value,
  _ c: Value
) -> Value {
  mutant_is_on(number) ? min(a, b, c) : max(a, b, c)
}
