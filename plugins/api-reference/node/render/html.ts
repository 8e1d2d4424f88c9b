const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, between tags or in an attribute in double quotes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Longer code than this may break in a narrow column, between the words of its names and behind its signs. */
const wholeLength = 14;
/** Behind a sign or before the capital of a further word, outside tags and entities. */
const breaks = /(?<=[_.(=[]|[a-z](?=[A-Z][a-z]))(?![^<]*>|$)/g;

/** @param html - code, escaped and perhaps coloured */
export function breakable(html: string): string {
  const length = html.replaceAll(/<[^>]*>|&[^;]*;/g, '').length;
  return length > wholeLength ? html.replaceAll(breaks, '<wbr>') : html;
}

/** A link out of the site, as `plugins/markdown` writes them. */
export function outerLink(href: string, className: string, words: string): string {
  return `<a class="${className}" href="${escape(href)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
}

/** A small mark beside a name. */
export function chip(words: string): string {
  return ` <i class="api-chip">${escape(words)}</i>`;
}

/**
 * The violet mark of what differs between the versions.
 *
 * @param told - where the difference is told, and in short what it is
 */
export function knownChip(words: string, told?: { readonly href: string; readonly title: string }): string {
  const className = 'class="api-chip api-chip--known"';
  return told
    ? ` <a ${className} href="${escape(told.href)}" title="${escape(told.title)}">${escape(words)}</a>`
    : ` <i ${className}>${escape(words)}</i>`;
}
