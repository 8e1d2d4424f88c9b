// Takes titles and descriptions of all pages out of a version's props, which every page loads: only lists of document
// cards read them, and the site has none (plugin-content-docs 3.9.2, props.ts).

/** @param {string} source */
module.exports = function versionProps(source) {
  const props = JSON.parse(source);
  const docs = Object.entries(props.version?.docs ?? {});
  if (docs.length === 0) throw new Error(`A version's props have another form: no docs. Mend ${__filename}.`);
  props.version.docs = Object.fromEntries(docs.map(([id, { sidebar }]) => [id, { id, sidebar }]));
  return JSON.stringify(props);
};
