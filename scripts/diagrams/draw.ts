import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Diagram } from '../../plugins/diagrams/node/diagrams';
import { flatten } from './flatten';
import { colours, settings } from './settings';
import { svgOf } from './write';
import { reasonOf } from '../../plugins/reasonOf';

/** What Mermaid's own script leaves in the page. */
interface WithMermaid {
  mermaid: {
    initialize: (config: object) => void;
    render: (id: string, text: string) => Promise<{ svg: string }>;
  };
}

const id = 'drawing';

/**
 * Draws diagrams in a browser with the site's font.
 *
 * @param root - the site's folder
 * @param executablePath - a Chromium or Chrome
 * @returns SVG by hash
 * @throws Error with file and line for a diagram that can't be drawn
 */
export async function draw(
  root: string,
  executablePath: string,
  diagrams: readonly Diagram[],
): Promise<ReadonlyMap<string, string>> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await prepare(page, root);
    const drawings = new Map<string, string>();
    for (const diagram of diagrams) {
      if (!drawings.has(diagram.hash)) drawings.set(diagram.hash, await drawOne(page, diagram));
    }
    return drawings;
  } finally {
    await browser.close();
  }
}

async function prepare(page: Page, root: string): Promise<void> {
  const font = readFileSync(join(root, 'src/fonts/roboto.woff2')).toString('base64');
  // As src/css/tokens.css declares it.
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Roboto; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    body { font-family: Roboto }
  </style><body>a <b>b</b></body>`);
  await page.addScriptTag({ path: join(root, 'node_modules/mermaid/dist/mermaid.min.js') });
  await page.addStyleTag({ content: colours(id) });
  // The compiler of these scripts names functions by a helper that the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(`globalThis.flatten = ${flatten.toString()}`);
  await page.evaluate(async (config) => {
    await document.fonts.ready;
    (globalThis as unknown as WithMermaid).mermaid.initialize(config);
  }, settings);
}

async function drawOne(page: Page, { text, file, line }: Diagram): Promise<string> {
  try {
    const flat = await page.evaluate(
      async ([name, source]) => {
        const { mermaid, flatten: read } = globalThis as unknown as WithMermaid & { flatten: typeof flatten };
        document.body.innerHTML = (await mermaid.render(name, source)).svg;
        return read(document.querySelector('svg') as SVGSVGElement);
      },
      [id, text] as const,
    );
    return svgOf(flat);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(`${file}:${line}: ${reason}`, { cause: error });
  }
}
