/** Names in the text of a list, such as `["a", "b"]`. */
const namesIn = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);

/** Which list of both versions takes the names of a list of nightly's alone. */
const joins: readonly (readonly [string, string])[] = [
  ['nightly', 'added'],
  ['rust_nightly', 'rust'],
];

/**
 * What `platform/extract/pages.toml` becomes when latest is cut from nightly: what nightly alone had is in both, and
 * what latest alone had is in none.
 *
 * @param toml - text of the file
 */
export function planAfterCut(toml: string): string {
  return toml
    .split(/^(?=\[pages\.)/m)
    .map((section) => {
      const without = ['latest', 'rust_latest'].reduce((text, key) => taken(text, key).text, section);
      return joins.reduce((text, [from, to]) => joined(text, from, to), without);
    })
    .join('');
}

function joined(section: string, from: string, to: string): string {
  const { text, names } = taken(section, from);
  if (names.length === 0) return text;
  const present = taken(text, to);
  const list = listText(to, [...present.names, ...names]);
  if (present.names.length > 0) return text.replace(pattern(to), () => list);
  // Before the blank line that ends the section.
  return text.replace(/\n*$/, (end) => `\n${list}${end.slice(1) || ''}`);
}

/** A section without a list, and the names in it. */
function taken(section: string, key: string): { readonly text: string; readonly names: readonly string[] } {
  const [list] = pattern(key).exec(section) ?? [];
  return list ? { text: section.replace(list, ''), names: namesIn(list) } : { text: section, names: [] };
}

const pattern = (key: string) => new RegExp(`^${key} = \\[[^\\]]*\\]\\n?`, 'm');

function listText(key: string, names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const line = `${key} = [${quoted.join(', ')}]`;
  return `${line.length <= 110 ? line : `${key} = [\n${quoted.map((name) => `  ${name},\n`).join('')}]`}\n`;
}
