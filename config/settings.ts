import { existsSync } from 'node:fs';

/** Everything that a deployment can set from outside, read and checked. */
export interface Settings {
  /** Origin of the deployed site, without a trailing slash. */
  readonly siteUrl: string;
  /** Web address of the repository of this site, without a trailing slash. */
  readonly repositoryUrl: string;
  /** The branch that edit links open. */
  readonly repositoryBranch: string;
  /** The announcement above the navbar; absent when none is set. */
  readonly announcement?: { readonly id: string; readonly text: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Groups of variables that only make sense together. */
const groups: Readonly<Record<string, readonly string[]>> = {
  announcement: ['ANNOUNCEMENT_ID', 'ANNOUNCEMENT_TEXT'],
};

/**
 * Reads the settings from environment variables.
 *
 * @param env - the variables; empty strings count as absent, as in a copied `.env.example`
 * @returns the settings, with defaults that suit a local build
 * @throws Error that names the missing variables when a group is set in part, or a malformed address
 */
export function readSettings(env: Environment): Settings {
  const value = (name: string) => env[name]?.trim() || undefined;
  for (const [group, names] of Object.entries(groups)) {
    const missing = names.filter((name) => !value(name));
    if (missing.length > 0 && missing.length < names.length) {
      throw new Error(
        `The ${group} is set in part: ${missing.join(', ')} missing. Set all of ${names.join(', ')}, or none.`,
      );
    }
  }
  const id = value('ANNOUNCEMENT_ID');
  const text = value('ANNOUNCEMENT_TEXT');
  return {
    siteUrl: webAddress('SITE_URL', value('SITE_URL') ?? 'https://nt-docs.example'),
    repositoryUrl: webAddress(
      'SITE_REPOSITORY',
      value('SITE_REPOSITORY') ?? 'https://github.com/nt-docs/nt-docs',
    ),
    repositoryBranch: value('SITE_BRANCH') ?? 'main',
    ...(id && text ? { announcement: { id, text } } : {}),
  };
}

function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is not a web address: '${text}'. Write it as https://docs.example.org.`);
  }
  return text.replace(/\/+$/, '');
}

/**
 * The settings of this process: the environment, completed from `.env` where that file exists.
 *
 * @throws what {@link readSettings} throws
 */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}
