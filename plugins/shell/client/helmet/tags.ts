import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** An element of the head, or what is said of `html` and `body`. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** React's names that differ from HTML's by more than their case. */
const names: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

/**
 * The head's tags that a component asks for.
 *
 * @param children - elements such as `title`, `meta`, `link`, `html`
 */
export function tagsOf(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & { children?: ReactNode }>(child)) return [];
    const { children: inner, ...props } = child.props;
    if (child.type === Fragment) return tagsOf(inner);
    if (typeof child.type !== 'string') return [];
    const attributes = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [names[name] ?? name.toLowerCase(), String(value ?? '')]),
    );
    return [{ type: child.type, attributes, text: textOf(inner) }];
  });
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

/**
 * Of several components' tags those that hold: a later component's title, attributes, and tags of the same meaning
 * replace an earlier one's.
 *
 * @param components - each component's tags, outermost first
 */
export function mergeTags(components: readonly (readonly HeadTag[])[]): HeadTag[] {
  const taken = new Set<string>();
  const kept = components.toReversed().map((tags) => {
    const own = tags.filter((tag) => !taken.has(meaning(tag)));
    // Within one component the same meaning may stand twice, such as two images.
    for (const tag of own) taken.add(meaning(tag));
    return own;
  });
  return kept.toReversed().flat();
}

const metaNames = ['charset', 'http-equiv', 'property', 'name', 'itemprop'];

function meaning({ type, attributes, text }: HeadTag): string {
  switch (type) {
    case 'title':
    case 'base':
      return type;
    case 'meta': {
      const name = metaNames.find((candidate) => candidate in attributes);
      return `meta ${name} ${attributes[name ?? '']}`;
    }
    case 'link':
      return attributes.rel === 'canonical' ? 'link canonical' : `link ${attributes.href}`;
    case 'html':
    case 'body':
      // Attributes of all components are put together, name by name.
      return `${type} ${JSON.stringify(attributes)}`;
    default:
      return `${type} ${attributes.src ?? text}`;
  }
}
