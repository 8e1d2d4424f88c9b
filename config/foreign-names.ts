/**
 * Names written as code that look like the platform's symbols and aren't, by the reason why pages name them. One that
 * a single page needs stands in that page's front matter (`foreign: [Name]`) instead.
 */
export const foreignGroups: Readonly<Record<string, readonly string[]>> = {
  // Python's own, in what a call raises or returns.
  python: [
    'AssertionError',
    'AttributeError',
    'Decimal',
    'DeprecationWarning',
    'False',
    'FileNotFoundError',
    'ImportError',
    'IndexError',
    'KeyError',
    'ModuleNotFoundError',
    'NameError',
    'None',
    'NotImplementedError',
    'OSError',
    'OverflowError',
    'RuntimeError',
    'TimeoutError',
    'True',
    'TypeError',
    'ValueError',
  ],
  // Libraries that the platform takes or gives objects of: pandas, msgspec.
  libraries: [
    'DataFrame',
    'DatetimeIndex',
    'OutOfBoundsDatetime',
    'Series',
    'Timedelta',
    'Timestamp',
    'ValidationError',
  ],
  // Rust's standard library and crates, in the developer guide.
  rust: ['AHashMap', 'Arc', 'Box', 'HashMap', 'Option', 'PyAny', 'Result', 'String', 'Vec'],
};

/** All of them. */
export const foreignNames: ReadonlySet<string> = new Set(Object.values(foreignGroups).flat());
