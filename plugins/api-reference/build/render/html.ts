const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, between tags or in an attribute in double quotes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** A link out of the site, as `plugins/markdown` writes them. */
export function outerLink(href: string, className: string, words: string): string {
  return `<a class="${className}" href="${escape(href)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
}

/** A small mark beside a name. */
export function chip(words: string, tone?: 'known'): string {
  return ` <i class="api-chip${tone ? ` api-chip--${tone}` : ''}">${escape(words)}</i>`;
}
