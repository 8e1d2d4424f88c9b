import { plainText } from './shortened';

/**
 * Where a reader tells that a query should find something: a new issue of this site's repository, filled in.
 *
 * @param repositoryUrl - web address of the repository, without a trailing slash
 * @param query - what the reader searched; cut to 200 characters, so that the address stays one that hosts take
 * @param version - the version that was searched
 */
export function missingResultsUrl(repositoryUrl: string, query: string, version: string): string {
  const text = Array.from(plainText(query)).slice(0, 200).join('');
  const parameters = new URLSearchParams({
    title: `Search finds nothing for “${text}”`,
    body: `I searched the ${version} documentation for:\n\n> ${text}\n\nI expected to find:\n\n`,
  });
  return `${repositoryUrl}/issues/new?${parameters.toString()}`;
}
