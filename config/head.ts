import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { interpolateName } from 'loader-utils';
import type { brand } from './brand';

/** The font that the first view needs; code's own may come later, since its fallback is as wide. */
const textFont = 'src/fonts/roboto.woff2';

/**
 * Preloads the text's font, under the address that the build will give it.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param baseUrl - the site's base path, with slashes at both ends
 */
export function fontPreloads(siteDir: string, baseUrl: string): HtmlTagObject[] {
  // The name pattern of Docusaurus 3.9.2's font rule (utils, webpackUtils.ts), by the library that it uses.
  // tests/served-bytes.spec.ts holds both together.
  const resourcePath = join(siteDir, textFont);
  const content = readFileSync(resourcePath);
  const name = interpolateName({ resourcePath }, '[name]-[contenthash].[ext]', { content });
  const attributes = {
    rel: 'preload',
    href: `${baseUrl}assets/fonts/${name}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  };
  return [{ tagName: 'link', attributes }];
}

/** The social image's size, which Docusaurus doesn't state beside its address. */
export function socialImageTags(image: typeof brand.socialImage): HtmlTagObject[] {
  return [
    meta('og:image:width', String(image.width)),
    meta('og:image:height', String(image.height)),
    meta('og:image:alt', image.alt),
  ];
}

function meta(property: string, content: string): HtmlTagObject {
  return { tagName: 'meta', attributes: { property, content } };
}
