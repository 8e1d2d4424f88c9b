import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostingRules } from '../../../config/hosting';
import { artefactsFolder, builtFiles, readPolicy } from './artefacts';

/**
 * Lays a built site out for a static host: the site below its base path, `_headers` and `_redirects` at the root, no
 * compressed twins, since such hosts compress by themselves.
 *
 * @param build - the built folder
 * @param target - the folder to write; what was there is removed
 * @param rules - the site's rules
 * @param plain - for a host that knows neither headers nor redirects, such as GitHub Pages: the policy goes into the
 *   pages, as far as it works there, and the root gets a page that leads to the site
 * @returns how many files of the site were published
 * @throws Error when the folder isn't a built site, or a page has no place for the policy
 */
export async function publish(
  build: string,
  target: string,
  rules: HostingRules,
  plain: boolean,
): Promise<number> {
  const policy = readPolicy(build);
  const files = await builtFiles(build, rules);
  await rm(target, { recursive: true, force: true });
  const site = join(target, rules.basePath);
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    if (plain && file.endsWith('.html')) {
      const html = await readFile(join(build, file), 'utf8');
      await writeFile(join(site, file), withPolicy(html, policy, file));
    } else {
      await cp(join(build, file), join(site, file), { preserveTimestamps: true });
    }
  }
  const whole = rules.notFound.find(({ folder }) => folder === '');
  if (whole) await cp(join(site, whole.page), join(target, '404.html'));
  if (plain) {
    await writeFile(join(target, 'index.html'), leadingPage(rules.basePath));
    // GitHub Pages would leave out names that begin with an underscore.
    await writeFile(join(target, '.nojekyll'), '');
  } else {
    await cp(join(build, artefactsFolder, 'static'), target, { recursive: true });
  }
  return files.length;
}

/**
 * Puts the policy into a page, before anything that it rules over.
 *
 * @throws Error when the page doesn't begin as Docusaurus's pages do
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const start = /<head>\s*<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!start) throw new Error(`${file}: no '<head><meta charset=utf-8>', so the policy has no place there.`);
  // Browsers take this one from a header only, and complain.
  const inPage = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
  const end = start.index + start[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${inPage}">${html.slice(end)}`;
}

function leadingPage(address: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>NT Docs</title>
<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}">
<p><a href="${address}">NT Docs</a></p></html>
`;
}
