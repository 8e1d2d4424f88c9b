// Every page needs the same frame. Docusaurus would split it over a dozen small chunks, one a route component, each
// with its own headers and compression; named here, they are part of the main bundle and nothing else changes.
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
