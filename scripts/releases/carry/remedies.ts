import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { messageTexts } from '../../../plugins/messages/node/read';
import { type Filed, remediesFolder } from '../../../plugins/messages/node/remedies';
import { pageNames } from '../../../plugins/pages/pageFiles';
import { type Carried, editedFolder, nothing } from './carried';

/**
 * Causes and remedies of messages as they are when latest is cut from nightly: nightly's words are those of both;
 * messages that nightly doesn't say go, and so do those whose page it lacks.
 *
 * @throws Error that names a file which isn't as its schema says
 */
export function remediesAfterCut(siteDir: string): Carried {
  if (!existsSync(join(siteDir, remediesFolder))) return nothing;
  const said = messageTexts(siteDir, developedVersion);
  const pages = pageNames(siteDir, developedVersion);
  const gone: string[] = [];
  const trees = editedFolder<Filed>(siteDir, remediesFolder, (remedies, file) => {
    const page = file.slice(remediesFolder.length + 1, -'.json'.length);
    // What has an origin is said by something below the platform, whose messages nobody lists.
    const stays = (text: string, { origin }: Filed) =>
      pages.has(page) && (origin !== undefined || said.has(text));
    const entries = Object.entries(remedies);
    gone.push(
      ...entries.filter(([text, words]) => !stays(text, words)).map(([text]) => `${file}: '${text}'`),
    );
    return Object.fromEntries(
      entries
        .filter(([text, words]) => stays(text, words))
        .map(([text, { nightly, ...words }]) => [text, { ...words, ...nightly }]),
    );
  });
  return { trees, gone };
}
