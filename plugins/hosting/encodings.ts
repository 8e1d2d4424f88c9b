/**
 * The content codings that a client really takes: what is refused with `q=0` is left out, which sirv doesn't do.
 *
 * @param header - value of `Accept-Encoding`
 * @returns the names, in the order given, joined by commas; for `*`, brotli and gzip unless they are refused
 */
export function acceptedEncodings(header: string | undefined): string {
  const accepted = new Set<string>();
  const refused = new Set<string>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (name) (isRefused ? refused : accepted).add(name);
  }
  if (accepted.delete('*')) {
    for (const name of ['br', 'gzip']) if (!refused.has(name)) accepted.add(name);
  }
  return [...accepted].join(', ');
}
