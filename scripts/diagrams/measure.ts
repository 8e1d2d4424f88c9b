import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { mermaid } from '../../config/mermaid';
import type { Diagram } from '../../plugins/diagrams/build/diagrams';
import type { DiagramSizes } from '../../plugins/diagrams/build/sizes';

/** What Mermaid's own script leaves in the page. */
interface WithMermaid {
  mermaid: {
    initialize: (config: object) => void;
    render: (id: string, text: string) => Promise<{ svg: string }>;
  };
}

/**
 * Draws diagrams in a browser with the site's settings and font, and measures them.
 *
 * @param root - the site's folder
 * @param executablePath - a Chromium or Chrome
 * @returns sizes in CSS pixels by hash, in the hashes' order
 * @throws Error with file and line for a diagram that Mermaid can't draw
 */
export async function measure(
  root: string,
  executablePath: string,
  diagrams: readonly Diagram[],
): Promise<DiagramSizes> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await prepare(page, root);
    const sizes = new Map<string, { width: number; height: number }>();
    for (const diagram of diagrams) {
      if (!sizes.has(diagram.hash)) sizes.set(diagram.hash, await sizeOf(page, diagram));
    }
    return Object.fromEntries([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)));
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
  // The theme's types name Mermaid's, which the linter can't follow.
  const { options, theme } = mermaid as { options: object; theme: { light: string } };
  await page.evaluate(
    async (config) => {
      await document.fonts.ready;
      (globalThis as unknown as WithMermaid).mermaid.initialize(config);
    },
    { startOnLoad: false, ...options, theme: theme.light },
  );
}

async function sizeOf(page: Page, { text, file, line }: Diagram) {
  try {
    const { width, height } = await page.evaluate(async (source) => {
      const { svg } = await (globalThis as unknown as WithMermaid).mermaid.render('diagram', source);
      document.body.innerHTML = svg;
      const box = document.querySelector('svg')?.getBoundingClientRect();
      return { width: box?.width ?? 0, height: box?.height ?? 0 };
    }, text);
    return { width: rounded(width), height: rounded(height) };
  } catch (error) {
    throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Browsers count in 64ths of a pixel. */
function rounded(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
