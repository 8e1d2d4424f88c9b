/** A name at the start of a piece of code, with what stands behind it. */
export interface CodeName {
  /** `self.cache.order(…)` gives `self`, `cache`, `order`. */
  readonly parts: readonly string[];
  /** `=` for `name=value`: a field or an argument, never a symbol by itself. */
  readonly tail: '' | '(' | '[' | '=';
}

/** The whole piece must be the name, or the name called, indexed or given a value; `Bar | None` is neither. */
const named = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:$|([([]).*[)\]\w]$|(=)(?!=))/s;

/** Endings that make `engine.py` a file and not a member of an engine. */
const fileEnding =
  /\.(?:cfg|csv|dbn|html|ini|json|lock|log|md|parquet|pxd|py|pyi|pyx|rs|sh|toml|txt|yaml|yml)$/;

/**
 * Reads the name out of inline code.
 *
 * @param code - the text between backticks
 * @returns undefined for what is no name: commands, addresses, types such as `list[Bar] | None`
 */
export function codeName(code: string): CodeName | undefined {
  const [, name, bracket, equals] = named.exec(code) ?? [];
  if (!name || (!bracket && fileEnding.test(code))) return undefined;
  return { parts: name.split('.'), tail: (bracket ?? equals ?? '') as CodeName['tail'] };
}
