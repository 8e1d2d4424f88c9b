import { createHash } from 'node:crypto';
import type { Policy } from '../../../config/hosting';
import type { PageParts } from './pageParts';

/** The source expression that allows an inline script or style of exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy that fits pages: what the rules say, the hashes of the pages' inline scripts and styles, and the
 * origins of services.
 *
 * @param rules - the site's own sources by directive
 * @param services - sources by directive that hosted services need; a directive without a rule is refused
 * @param pages - parts of all pages; their order doesn't matter
 * @throws Error when a service needs a directive that the rules don't have
 */
export function buildPolicy(rules: Policy, services: Policy, pages: readonly PageParts[]): Policy {
  const hashes: Policy = {
    'script-src': hashesOf(pages.flatMap(({ scripts }) => scripts)),
    'style-src': hashesOf(pages.flatMap(({ styles }) => styles)),
  };
  for (const [directive, sources] of Object.entries(services)) {
    if (sources.length > 0 && !rules[directive]) {
      throw new Error(`A service needs ${directive}, which the policy of config/hosting.ts doesn't have.`);
    }
  }
  const entries = Object.entries(rules).map(([directive, sources]): [string, readonly string[]] => [
    directive,
    [...sources, ...(hashes[directive] ?? []), ...(services[directive] ?? [])],
  ]);
  return Object.fromEntries(entries);
}

/** Sorted, so that the same pages always give the same policy. */
function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(hashSource).sort();
}

/**
 * The policy as the value of the header `Content-Security-Policy`.
 *
 * @param policy - sources by directive
 */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
