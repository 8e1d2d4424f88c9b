import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Policy } from '../../../config/hosting';
import { type PageParts, pageParts } from './pageParts';
import { buildPolicy } from './policy';
import { verifyPolicy } from './verifyPolicy';

/**
 * The content security policy of a built site, from all its pages as they stand on the disk.
 *
 * @param folder - the built folder
 * @param rules - the site's own sources by directive
 * @param services - sources by directive that hosted services need
 * @param origin - origin of the site
 * @throws Error that names the pages and what browsers would refuse there
 */
export async function policyOfBuild(
  folder: string,
  rules: Policy,
  services: Policy,
  origin: string,
): Promise<Policy> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const pages: { name: string; parts: PageParts }[] = [];
  for (const name of names) {
    pages.push({ name, parts: pageParts(await readFile(join(folder, name), 'utf8')) });
  }
  const policy = buildPolicy(
    rules,
    services,
    pages.map(({ parts }) => parts),
  );
  const problems = pages.flatMap(({ name, parts }) =>
    verifyPolicy(parts, policy, origin).map((problem) => `  - ${name}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `Browsers would refuse parts of ${problems.length === 1 ? 'a page' : 'the pages'}: take them out, or allow them in ` +
        `the policy of config/hosting.ts.\n${problems.slice(0, 20).join('\n')}`,
    );
  }
  return policy;
}
