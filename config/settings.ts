import { existsSync } from 'node:fs';
import { siteRepository } from './site';

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
  /** The hosted search service; absent when search is the embedded one. */
  readonly hostedSearch?: HostedSearch;
  /** The model that writes answers; absent when answers are quotations alone. */
  readonly servedAnswers?: ServedAnswers;
  /** Measurement id of the analytics service; absent when nothing is measured. */
  readonly analyticsId?: string;
  /** Whether the build writes compressed twins of its files, which take half of its time; a preview needs none. */
  readonly precompress: boolean;
}

/** Access to the hosted search service, public by nature, and how its results' addresses are read. */
export interface HostedSearch {
  readonly appId: string;
  /** The public key that can only search. */
  readonly searchKey: string;
  readonly indexName: string;
  /** The assistant that answers questions; absent when answers are the embedded ones. */
  readonly assistantId?: string;
  /** Results whose address matches this regular expression are left as they are. */
  readonly externalUrlPattern?: string;
  /** What is found and replaced in the path of all others. */
  readonly replacePath?: { readonly from: string; readonly to: string };
}

/** A model behind an endpoint that speaks the chat-completions protocol. Readers' browsers ask it: nothing here is secret. */
export interface ServedAnswers {
  /** The endpoint's whole address, such as `https://answers.example.org/v1/chat/completions`. */
  readonly url: string;
  /** Its name there. */
  readonly model: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Groups of variables that only make sense together. */
const groups: Readonly<Record<string, readonly string[]>> = {
  announcement: ['ANNOUNCEMENT_ID', 'ANNOUNCEMENT_TEXT'],
  'hosted search': ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'],
  'model that writes answers': ['ANSWERS_URL', 'ANSWERS_MODEL'],
  "replacement in hosted results' paths": ['ALGOLIA_REPLACE_FROM', 'ALGOLIA_REPLACE_TO'],
};

/** Variables that mean nothing without the group. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  'hosted search': ['ALGOLIA_ASSISTANT_ID', 'ALGOLIA_EXTERNAL_URL_PATTERN', 'ALGOLIA_REPLACE_FROM'],
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
  for (const [group, names] of Object.entries(dependents)) {
    const set = names.find((name) => value(name));
    const missing = groups[group]?.filter((name) => !value(name)) ?? [];
    if (set && missing.length > 0) {
      throw new Error(`${set} is set without the ${group}: ${missing.join(', ')} missing.`);
    }
  }
  const id = value('ANNOUNCEMENT_ID');
  const text = value('ANNOUNCEMENT_TEXT');
  return {
    siteUrl: webAddress('SITE_URL', value('SITE_URL') ?? 'https://nt-docs.example'),
    repositoryUrl: webAddress('SITE_REPOSITORY', value('SITE_REPOSITORY') ?? siteRepository),
    repositoryBranch: value('SITE_BRANCH') ?? 'main',
    announcement: id && text ? { id, text } : undefined,
    hostedSearch: readHostedSearch(value),
    servedAnswers: readServedAnswers(value),
    analyticsId: measurementId(value('ANALYTICS_ID')),
    precompress: isOn('SITE_PRECOMPRESS', value('SITE_PRECOMPRESS') ?? 'on'),
  };
}

function readHostedSearch(value: (name: string) => string | undefined): HostedSearch | undefined {
  const appId = value('ALGOLIA_APP_ID');
  const searchKey = value('ALGOLIA_SEARCH_KEY');
  const indexName = value('ALGOLIA_INDEX_NAME');
  if (!appId || !searchKey || !indexName) return undefined;
  // It becomes part of a host's name, and of the content security policy.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is not an application id: '${appId}'. It has letters and digits only.`);
  }
  const from = value('ALGOLIA_REPLACE_FROM');
  const to = value('ALGOLIA_REPLACE_TO');
  return {
    appId,
    searchKey,
    indexName,
    assistantId: value('ALGOLIA_ASSISTANT_ID'),
    externalUrlPattern: pattern('ALGOLIA_EXTERNAL_URL_PATTERN', value('ALGOLIA_EXTERNAL_URL_PATTERN')),
    replacePath: from && to ? { from, to } : undefined,
  };
}

function readServedAnswers(value: (name: string) => string | undefined): ServedAnswers | undefined {
  const url = value('ANSWERS_URL');
  const model = value('ANSWERS_MODEL');
  if (!url || !model) return undefined;
  // DocSearch's modal has answers of its own, and none of the passages that the model is sent.
  if (value('ALGOLIA_APP_ID')) {
    throw new Error(
      'ANSWERS_URL works with the embedded search, which ALGOLIA_APP_ID replaces: set one of the two.',
    );
  }
  return { url: endpoint('ANSWERS_URL', url), model };
}

/** An address that browsers may send a reader's question to, and that holds nothing that a reader must not see. */
function endpoint(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Not repeated in the message, for it may hold a key.
  if (url?.username || url?.password || /[?#]/.test(text)) {
    throw new Error(
      `${name} has a user, a query or a fragment, which every reader would see. Let it be a proxy of yours that adds the key.`,
    );
  }
  const isLocal = url && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:'))) {
    throw new Error(
      `${name} is no https address, nor one of localhost: '${text}'. Write it whole, as https://answers.example.org/v1/chat/completions.`,
    );
  }
  return url.href;
}

function pattern(name: string, text: string | undefined): string | undefined {
  try {
    if (text) new RegExp(text);
  } catch {
    throw new Error(`${name} is not a regular expression: '${text}'.`);
  }
  return text;
}

function measurementId(text: string | undefined): string | undefined {
  if (text && !/^[A-Z]{1,4}-[A-Za-z0-9-]+$/.test(text)) {
    throw new Error(`ANALYTICS_ID is not a measurement id: '${text}'. Write it as G-XXXXXXXXXX.`);
  }
  return text;
}

function isOn(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`${name} is '${text}'. Set it to on or off.`);
  return text === 'on';
}

function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is not a web address: '${text}'. Write it as https://docs.example.org.`);
  }
  return text.replace(/\/+$/, '');
}

/** The environment of this process, completed from `.env` where that file exists. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * The settings of this process.
 *
 * @throws what {@link readSettings} throws
 */
export function loadSettings(): Settings {
  return readSettings(loadEnvironment());
}
