import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { FrontMatter } from '../../pages/frontMatter';
import { hint } from './nearest';

/** Something wrong with a key, or with what is missing. */
interface FrontMatterMistake {
  readonly key: string;
  readonly what: string;
}

/** Keys that this site reads beside Docusaurus's own: what a page says of its symbols. */
const ownKeys = ['symbols', 'foreign'];
/** Read by Docusaurus's MDX loader and not by its documentation plugin. */
const loaderKeys = ['mdx'];
const docsKeys = Object.keys((DocFrontMatterSchema.describe() as { keys: Record<string, unknown> }).keys);

/** All keys that a page may have. */
const knownKeys: readonly string[] = [...docsKeys, ...loaderKeys, ...ownKeys];

/** Search results and social cards show about as much. */
const lengths = { least: 80, most: 160 };

/** What is wrong with the values of a page's front matter. */
export function frontMatterMistakes(values: FrontMatter['values']): FrontMatterMistake[] {
  const { title, description } = values;
  const wrong = refused(values);
  const unknown = Object.keys(values)
    .filter((key) => !knownKeys.includes(key))
    .map((key) => ({ key, what: `unknown key '${key}' in the front matter${hint(key, knownKeys)}` }));
  const moved = ['id', 'slug']
    .filter((key) => key in values)
    .map((key) => ({
      key,
      what: `the front matter's '${key}' would move the page; name the file as its address shall be`,
    }));
  const missing = [
    ...(title === undefined || title === null || title === ''
      ? [{ key: 'title', what: "the front matter lacks a 'title'" }]
      : []),
    ...(description === undefined || description === null
      ? [{ key: 'description', what: `the front matter lacks a 'description' of ${range}` }]
      : []),
  ];
  const missed = new Set(missing.map(({ key }) => key));
  return [
    ...missing,
    ...(typeof description === 'string' ? lengthMistake(description) : []),
    ...unknown,
    ...moved,
    ...wrong.filter(({ key }) => !missed.has(key)),
  ];
}

const range = `${lengths.least}–${lengths.most} characters`;

function lengthMistake(description: string): FrontMatterMistake[] {
  const { length } = description.trim();
  if (length >= lengths.least && length <= lengths.most) return [];
  return [{ key: 'description', what: `the description has ${length} characters; ${range} are needed` }];
}

/** Keys whose values Docusaurus would stop at, with its reason. */
export function refused(values: FrontMatter['values']): FrontMatterMistake[] {
  const { error } = DocFrontMatterSchema.validate(values, { abortEarly: false, allowUnknown: true });
  return (error?.details ?? []).map(({ path, message }) => ({
    key: String(path[0]),
    what: `front matter: ${message.replaceAll('"', "'")}`,
  }));
}
