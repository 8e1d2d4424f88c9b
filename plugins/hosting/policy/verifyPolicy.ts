import type { Policy } from '../../../config/hosting';
import type { PageParts } from './pageParts';
import { hashSource } from './policy';

/** What a directive falls back to when a policy doesn't have it. */
const fallback = (policy: Policy, directive: string): readonly string[] | undefined =>
  policy[directive] ?? (/^(?:form-action|base-uri)$/.test(directive) ? ['*'] : policy['default-src']);

/**
 * Tells what browsers would refuse of a page under a policy.
 *
 * @param parts - what the page holds
 * @param policy - sources by directive
 * @param origin - origin of the site, such as `https://docs.example.org`
 * @returns one line for each refusal; empty when the page works as it is
 */
export function verifyPolicy(parts: PageParts, policy: Policy, origin: string): string[] {
  const inline = (directive: string, kind: string, texts: readonly string[]) => {
    const sources = fallback(policy, directive) ?? [];
    return texts
      .filter((text) => !sources.includes(hashSource(text)))
      .map((text) => `${directive} doesn't allow the inline ${kind} '${shortened(text)}'`);
  };
  return [
    ...inline('script-src', 'script', parts.scripts),
    ...inline('style-src', 'style', parts.styles),
    ...parts.forbidden.map(shortened),
    ...parts.files
      .filter(({ directive, address }) => !allows(fallback(policy, directive) ?? [], address, origin))
      .map(({ directive, address }) => `${directive} doesn't allow ${shortened(address)}`),
  ];
}

function allows(sources: readonly string[], address: string, origin: string): boolean {
  if (!URL.canParse(address, `${origin}/`)) return true; // Leads nowhere, so nothing is loaded.
  const url = new URL(address, `${origin}/`);
  return sources.some((source) => {
    if (source === "'self'") return url.origin === origin;
    if (source.endsWith(':')) return url.protocol === source;
    if (source === '*') return true;
    const wild = source.replace('//*.', '//');
    return wild === source ? url.origin === source : url.origin.endsWith(wild.replace(/^https:\/\//, '.'));
  });
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
}
