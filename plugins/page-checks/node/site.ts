import { basePath } from '../../../config/site';
import { pagesOf } from '../../pages/pageFiles';
import { permalinkOf } from '../../pages/site';
import { anchorsOf } from './anchors';
import { readPage, type ReadPage } from './page';

/** What belongs to no version. */
const otherRoutes = ['', 'search', 'llms.txt', 'llms-full.txt', 'sitemap.xml'];

/** All pages of all versions, with what links need to know of them. */
export class ReadSite {
  readonly baseUrl = basePath;
  readonly pages: readonly ReadPage[];
  /** `@site/…` source → route, as Docusaurus's own link resolution takes it. */
  readonly sources: Map<string, string>;
  readonly routes: readonly string[];
  private readonly byRoute: ReadonlyMap<string, ReadPage>;
  private readonly others: ReadonlySet<string>;
  private readonly anchors = new Map<ReadPage, ReadonlySet<string>>();

  /**
   * @param siteDir - folder of `docusaurus.config.ts`
   * @param versions - names of the versions to read
   * @param before - what was read earlier: pages whose text is the same aren't parsed anew
   */
  constructor(
    readonly siteDir: string,
    readonly versions: readonly string[],
    before?: ReadSite,
  ) {
    const known = new Map(before?.pages.map((page) => [page.file, page]));
    this.pages = versions.flatMap((version) =>
      pagesOf(siteDir, version).map(({ page, file, source }) => {
        const old = known.get(file);
        return old?.text === source ? old : readPage({ version, page, file }, source);
      }),
    );
    this.sources = new Map(this.pages.map((page) => [`@site/${page.file}`, this.routeOf(page)]));
    this.byRoute = new Map(this.pages.map((page) => [this.routeOf(page), page]));
    this.routes = [...this.byRoute.keys()];
    this.others = new Set([
      ...otherRoutes.map((path) => (this.baseUrl + path).replace(/\/$/, '')),
      ...this.routes.map((route) => `${route}.md`),
    ]);
  }

  routeOf({ version, page }: Pick<ReadPage, 'version' | 'page'>): string {
    return permalinkOf(version, page);
  }

  pageAt(route: string): ReadPage | undefined {
    return this.byRoute.get(route);
  }

  hasRoute(route: string): boolean {
    return this.byRoute.has(route) || this.others.has(route);
  }

  /** Pages of a version, below its folder and without ending. */
  pagesOf(version: string): readonly string[] {
    return this.pages.filter((page) => page.version === version).map(({ page }) => page);
  }

  /** Last parts of the pages' names, for a hint. */
  namesOf(version: string): readonly string[] {
    return this.pagesOf(version).map((page) => page.replace(/^.*\//, ''));
  }

  /** Read when a link asks: the reference's pages take long to write. */
  anchorsOf(page: ReadPage): ReadonlySet<string> {
    const known = this.anchors.get(page);
    if (known) return known;
    const made = anchorsOf(page, this.siteDir);
    this.anchors.set(page, made);
    return made;
  }
}
