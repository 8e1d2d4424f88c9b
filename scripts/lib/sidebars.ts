import written from '../../sidebars';

/**
 * The sidebars of `sidebars.ts`, by name. The scripts are modules and the site's own files aren't, so that a default
 * import brings the whole module where tsx runs it, and the default export elsewhere.
 */
export const sidebars: object =
  'default' in written && typeof written.default === 'object' ? written.default : written;
