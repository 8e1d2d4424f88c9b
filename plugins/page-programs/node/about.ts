import { documentedVersion } from '../../../config/versions';
import type { Page } from '../../pages/site';

/** What a program says of itself, as a file far from its page. */
export interface About {
  readonly page: Page;
  /** The released package that it ran on, such as `1.221.0`. */
  readonly runsOn: string;
  /** CPython versions, such as `3.11–3.13`. */
  readonly python: string;
}

/** @throws Error for a page of an unknown version */
export function aboutOf(page: Page): About {
  const { runsOn, python } = documentedVersion(page.version);
  return { page, runsOn, python };
}

/** The command that installs packages; a wheel of the platform, since its source takes hours to build. */
export const installCommand = (packages: readonly string[]) =>
  `python -m pip install --only-binary nautilus_trader ${packages.join(' ')}`;

/** The last words of each file. */
export const legalLine =
  'Licence: MIT. NT Docs is not affiliated with, endorsed by or supported by Nautech Systems Pty Ltd.';
