import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A file that a page loads by its HTML. */
interface LoadedFile {
  /** The directive of a content security policy that rules over it. */
  readonly directive: string;
  /** The address as it stands in the page. */
  readonly address: string;
}

/** The parts of a page that a content security policy rules over. */
export interface PageParts {
  /** Texts of the inline scripts that a browser runs. */
  readonly scripts: readonly string[];
  /** Texts of the style elements. */
  readonly styles: readonly string[];
  /** What nothing can allow, such as `onclick` of a button or a style attribute, described for an error message. */
  readonly forbidden: readonly string[];
  readonly files: readonly LoadedFile[];
}

/** A script of another type is data, such as a page's JSON-LD, which no policy rules over. */
const runnable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Element and attribute → directive; `*` is any element. */
const loaders: Readonly<Record<string, string>> = {
  'script src': 'script-src',
  'img src': 'img-src',
  'image href': 'img-src',
  'source src': 'media-src',
  'video src': 'media-src',
  'audio src': 'media-src',
  'video poster': 'img-src',
  'iframe src': 'frame-src',
  'embed src': 'object-src',
  'object data': 'object-src',
  'form action': 'form-action',
  'base href': 'base-uri',
};

/** `rel` of a link → directive. Other links load nothing, or only prepare a connection. */
const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

/** `as` of a preload → directive. */
const preloadDirectives: Readonly<Record<string, string>> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
};

/**
 * Reads a page as a browser does and tells what a content security policy would have to allow. What stands inside
 * `noscript` counts too.
 *
 * @param html - the whole page
 */
export function pageParts(html: string): PageParts {
  const found = {
    scripts: [] as string[],
    styles: [] as string[],
    forbidden: [] as string[],
    files: [] as LoadedFile[],
  };
  const visit = (node: Node) => {
    if (!tree.isElementNode(node)) return;
    readElement(node, found);
    const children = 'content' in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes;
    children.forEach(visit);
  };
  parse(html, { scriptingEnabled: false }).childNodes.forEach(visit);
  return found;
}

function readElement(
  element: Element,
  found: { scripts: string[]; styles: string[]; forbidden: string[]; files: LoadedFile[] },
): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const text = () => element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
  const name = element.tagName;

  if (name === 'script' && !attributes.has('src') && runnable.test(attributes.get('type')?.trim() ?? '')) {
    found.scripts.push(text());
  }
  if (name === 'style') found.styles.push(text());
  for (const [attribute, value] of attributes) {
    const text = `${attribute}="${value}" of <${name}>`;
    if (attribute.startsWith('on') || /^\s*javascript:/i.test(value))
      found.forbidden.push(`script-src never allows ${text}`);
    if (attribute === 'style') found.forbidden.push(`style-src never allows ${text}`);
    const directive = loaders[`${name} ${attribute}`];
    if (directive) found.files.push({ directive, address: value });
  }
  if (attributes.has('srcdoc')) found.files.push({ directive: 'frame-src', address: 'about:srcdoc' });
  for (const candidate of attributes.get('srcset')?.split(',') ?? []) {
    const address = candidate.trim().split(/\s/)[0];
    if (address) found.files.push({ directive: 'img-src', address });
  }
  if (name === 'link') {
    for (const rel of (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)) {
      const kind = rel === 'preload' ? preloadDirectives[attributes.get('as') ?? ''] : linkDirectives[rel];
      if (kind) found.files.push({ directive: kind, address: attributes.get('href') ?? '' });
    }
  }
}
