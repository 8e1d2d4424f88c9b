// Takes the file names of all pages out of the route registry: only the server's rendering reads them, and in the
// browser they would be 16 kB of every reader's main bundle (core 3.9.2, server/codegen/codegenRoutes.ts).
const name = /(?<=\), )"(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/g;

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
module.exports = function registry(source) {
  const entries = source.split('\n').filter((line) => line.includes('import(')).length;
  const trimmed = source.match(name)?.length ?? 0;
  if (trimmed !== entries) {
    throw new Error(
      `The route registry has another form: ${trimmed} names in ${entries} entries. Mend ${__filename}.`,
    );
  }
  return source.replace(name, '0');
};
