/** The page of an address, which it shares with all its sections. @param url - with or without an anchor */
export function pageOf(url: string): string {
  return url.split('#')[0] ?? url;
}
