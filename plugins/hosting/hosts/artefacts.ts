import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { HostingRules } from '../../../config/hosting';
import { isHidden, isTwin } from '../fileRules';
import { nginxMain, nginxSite } from './nginx';
import { headersFile, redirectsFile } from './staticHost';

/**
 * What hosts need besides the pages lies in this folder of the built site. It begins with a dot: no host of ours
 * gives such a name an address, and `publish` leaves it out. Inside, it goes wherever the build goes, and so the two
 * never come apart.
 */
export const artefactsFolder = '.hosting';

const policyFile = 'content-security-policy.txt';

/** Where the container has the built site, and where it may write (deploy/Containerfile). */
const container = { root: '/srv/nt-docs', state: '/tmp', listen: '8080' };

/**
 * Writes what hosts need: the policy, nginx configuration, `_headers` and `_redirects`.
 *
 * @param folder - the built folder, complete but for compressed twins
 * @param rules - the site's rules
 * @param policy - the content security policy, as a header's value
 */
export async function writeArtefacts(folder: string, rules: HostingRules, policy: string): Promise<void> {
  const headers = allHeaders(rules, policy);
  const files = await builtFiles(folder, rules);
  const artefacts = {
    [policyFile]: `${policy}\n`,
    'nginx/nginx.conf': nginxMain(container),
    'nginx/nt-docs.conf': nginxSite(rules, headers, container),
    'nginx/nt-docs-brotli.conf': 'brotli_static on;\n',
    'static/_headers': headersFile(rules, headers, files),
    'static/_redirects': redirectsFile(rules),
  };
  await rm(join(folder, artefactsFolder), { recursive: true, force: true });
  for (const [name, content] of Object.entries(artefacts)) {
    const file = join(folder, artefactsFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Headers of every answer, the policy among them. */
export function allHeaders(rules: HostingRules, policy: string): Readonly<Record<string, string>> {
  return { ...rules.headers, 'Content-Security-Policy': policy };
}

/**
 * The policy that was computed for a built folder.
 *
 * @throws Error that says what to do when there is none
 */
export function readPolicy(folder: string): string {
  const file = join(folder, artefactsFolder, policyFile);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`There is no '${file}', the policy of the built pages: run npm run build again.`, {
      cause: error,
    });
  }
}

/** Files of a built folder that readers may ask for, with forward slashes, sorted. */
export async function builtFiles(folder: string, rules: HostingRules): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isHidden(file) && !isTwin(file, rules))
    .sort();
}
