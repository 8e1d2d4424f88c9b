import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const tags = '<%~ it.preBodyTags %>';

/**
 * Docusaurus's template of a page, without the style attribute by which the classic theme hides its icons (3.9.2,
 * theme-classic/lib/index.js, injectHtmlTags): the content security policy refuses such attributes. The class does the
 * same, in src/css/base.css. Should the theme write it otherwise, the build ends with the policy's check.
 *
 * @throws Error when the template has another form
 */
export function pageTemplate(): string {
  const parts = template.split(tags);
  if (parts.length !== 2)
    throw new Error(`Docusaurus's template of pages has no '${tags}'; mend config/pageTemplate.ts.`);
  const mended = parts.join(`<%~ it.preBodyTags.replace('style="display: none;"', 'class="icon-sprite"') %>`);
  // The site's configuration goes to every reader, and this with it: no space more than needed.
  return mended.trim().replaceAll(/\s*\n\s*/g, '');
}
