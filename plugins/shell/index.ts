import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Settings } from '../../config/settings';
import { developedVersion } from '../../config/site';
import { readSite } from '../pages/site';
import { keepFontFiles } from './fontFiles';
import { inlineScript } from './inlineScripts';
import { lighterBundle } from './lighter';
import { listPages } from './pageList';

/** What the theme doesn't do as specified: inline scripts, the not-found page of nightly, lighter client modules. */
export default function shellPlugin(context: LoadContext, settings: Settings): Plugin {
  const base = { __BASE_URL__: context.baseUrl };
  return {
    name: 'shell',

    injectHtmlTags() {
      const { announcement, analyticsId } = settings;
      return {
        headTags: [
          script(inlineScript('address', base)),
          script(inlineScript('baseUrlBanner', base)),
          ...(analyticsId ? [script(inlineScript('pageView'))] : []),
          ...(announcement
            ? [script(inlineScript('announcement', { __ANNOUNCEMENT_ID__: announcement.id }))]
            : []),
        ],
        // Body tags of this plugin follow the theme's, whose colour mode they correct.
        preBodyTags: [script(inlineScript('colourMode'))],
      };
    },

    // The root's 404.html carries latest's navbar; under nightly it would differ from what the browser renders.
    contentLoaded({ actions }) {
      actions.addRoute({
        path: context.baseUrl,
        component: '@site/src/components/VersionChoice',
        exact: true,
      });
      actions.addRoute({
        path: `${context.baseUrl}${developedVersion}/404.html`,
        component: '@theme/NotFound',
        exact: true,
      });
    },

    // For the search page, which imports it.
    async allContentLoaded({ actions }) {
      const site = readSite(context.siteDir, context.siteConfig.url);
      await actions.createData('pages.json', listPages(site));
    },

    getClientModules() {
      const client = join(context.siteDir, 'src/client');
      return ['shellInOne', 'navigation', 'firstLoad', 'copyCode'].map((name) => join(client, `${name}.ts`));
    },

    configureWebpack(config, isServer) {
      keepFontFiles(config);
      return lighterBundle(context.generatedFilesDir, isServer);
    },
  };
}

function script(innerHTML: string) {
  return { tagName: 'script', innerHTML };
}
