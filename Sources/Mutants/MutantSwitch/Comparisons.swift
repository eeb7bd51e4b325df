public import CSupport

/// Returns `a < b`, or `a <= b` while the mutant is on.
@inlinable @inline(__always)
public func mutantLess<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a <= b : a < b
}

/// Returns `a <= b`, or `a < b` while the mutant is on.
@inlinable @inline(__always)
public func mutantLessOrEqual<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a < b : a <= b
}

/// Returns `a > b`, or `a >= b` while the mutant is on.
@inlinable @inline(__always)
public func mutantGreater<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Bool {
  mutant_is_on(number) ? a >= b : a > b
}

/// Returns `a >= b`, or `a > b` while the mutant is on.
@inlinable @inline(__always)
public func mutantGreaterOrEqual<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value
) -> Bool {
  mutant_is_on(number) ? a > b : a >= b
}

/// Returns the minimum of two values, or the maximum while the mutant is on.
@inlinable @inline(__always)
public func mutantMin<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? max(a, b) : min(a, b)
}

/// Returns the maximum of two values, or the minimum while the mutant is on.
@inlinable @inline(__always)
public func mutantMax<Value: Comparable>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? min(a, b) : max(a, b)
}

/// Returns the minimum of three values, or the maximum while the mutant is on.
@inlinable @inline(__always)
public func mutantMin<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value,
  _ c: Value
) -> Value {
  mutant_is_on(number) ? max(a, b, c) : min(a, b, c)
}

/// Returns the maximum of three values, or the minimum while the mutant is on.
@inlinable @inline(__always)
public func mutantMax<Value: Comparable>(
  _ number: Int32,
  _ a: Value,
  _ b: Value,
  _ c: Value
) -> Value {
  mutant_is_on(number) ? min(a, b, c) : max(a, b, c)
}
