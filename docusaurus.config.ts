import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { analytics } from './docusaurus/analytics';
import { brand } from './config/brand';
import { docsOptions } from './docusaurus/docs';
import { footer } from './config/footer';
import { fontPreloads, socialImageTags } from './config/head';
import { markdown } from './docusaurus/markdown';
import { navbarItems } from './config/navbar';
import { pageTemplate } from './config/pageTemplate';
import { searchMode, searchTheme } from './config/search';
import { loadSettings } from './config/settings';
import { basePath } from './config/site';
import { styleSheets } from './config/styles';
import { documentedVersions } from './config/versions';
import charts from './plugins/charts';
import claims from './plugins/claims';
import localSearch from './plugins/local-search';
import pageChecks from './plugins/page-checks';
import pageCopies from './plugins/page-copies';
import pageText from './plugins/page-text';
import pagePrograms from './plugins/page-programs';
import reference from './plugins/reference';
import restartHint from './plugins/restartHint';
import shell from './plugins/shell';
import unusedStyles from './plugins/unused-styles';
import venues from './plugins/venues';
import versions from './plugins/versions';
import { makeDevelopedVersion } from './plugins/versions/developed';
import sidebars from './sidebars';

const settings = loadSettings();
const siteDir = dirname(fileURLToPath(import.meta.url));

// Here and not in a plugin: Docusaurus reads the versions' folders before it loads any plugin.
makeDevelopedVersion(siteDir, sidebars);

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: settings.siteUrl,
  baseUrl: basePath,
  // The only setting under which the built addresses equal the specification's.
  trailingSlash: false,
  // Our own banner stands on every page with the specified text (plugins/shell).
  baseUrlIssueBanner: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: markdown(siteDir),
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' } },
  },
  future: {
    // No namespace: the keys in readers' browsers are exactly the specification's.
    experimental_storage: { type: 'localStorage', namespace: false },
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
      // Served stale pages after a change outside the configuration.
      rspackPersistentCache: false,
      ssgWorkerThreads: false,
    },
  },
  customFields: {
    versions: documentedVersions,
    repositoryUrl: settings.repositoryUrl,
    search: searchMode(settings),
  },
  ssrTemplate: pageTemplate(),
  headTags: [...fontPreloads(siteDir, basePath), ...socialImageTags(brand.socialImage)],
  presets: [
    [
      'classic',
      {
        docs: docsOptions(settings),
        blog: false,
        theme: { customCss: styleSheets },
        sitemap: { ignorePatterns: [`${basePath}search`, `${basePath}*/404.html`], lastmod: 'date' },
      } satisfies Options,
    ],
  ],
  plugins: [
    versions,
    pageChecks,
    restartHint,
    (context) => shell(context, settings),
    reference,
    charts,
    claims,
    venues,
    pageCopies,
    pagePrograms,
    pageText,
    unusedStyles,
    localSearch,
    ...analytics(settings),
  ],
  themeConfig: {
    image: brand.socialImage.path,
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Its colours stand in src/css/base.css: the theme's options for them would be style attributes, which the policy refuses.
    announcementBar: settings.announcement && {
      id: settings.announcement.id,
      content: settings.announcement.text,
      isCloseable: true,
    },
    ...searchTheme(settings.hostedSearch),
    navbar: {
      title: brand.name,
      logo: { alt: '', src: 'img/logo.svg', width: 22, height: 22, href: '/' },
      hideOnScroll: true,
      items: navbarItems,
    },
    footer,
    // Code is coloured at build time; a theme here would only be shipped to every reader.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
};

export default config;
