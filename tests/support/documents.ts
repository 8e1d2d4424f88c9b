import type { Page } from '@playwright/test';

/** Notes the path of every document that the page asks for from now on. */
export function documents(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
