import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { developedVersion } from '../../../config/site';
import { reasonOf } from '../../reasonOf';
import type { Mistake } from './mistake';
import type { SidebarSource } from './sidebars';

/** Path, below the site's folder, of the file in which a version's sidebar is edited. */
export function sidebarFile(version: string): string {
  return version === developedVersion ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/** Reads the sidebars as they are now, where a module's import would give what was first read; doesn't throw. */
export async function readSidebars(
  siteDir: string,
  versions: readonly string[],
): Promise<{ sources: readonly SidebarSource[]; mistakes: readonly Mistake[] }> {
  const sources: SidebarSource[] = [];
  const mistakes: Mistake[] = [];
  for (const version of versions) {
    const file = sidebarFile(version);
    const path = join(siteDir, file);
    try {
      const text = readFileSync(path, 'utf8');
      const sidebars: unknown = file.endsWith('.json') ? JSON.parse(text) : await loadFreshModule(path);
      sources.push({ version, file, text, sidebars });
    } catch (error) {
      mistakes.push({ file, ...placeOf(error, path) });
    }
  }
  return { sources, mistakes };
}

/** What was thrown over a file, and at which line: both stand in the words and nowhere else. */
function placeOf(error: unknown, path: string): Pick<Mistake, 'line' | 'what'> {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const said = reasonOf(cause);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const [, behind = ''] = `${said}\n${stack}`.split(path);
  const [, line] = /^:(\d+)/.exec(behind) ?? [];
  return { line: line === undefined ? undefined : Number(line), what: said.split('\n')[0]?.trim() ?? '' };
}
