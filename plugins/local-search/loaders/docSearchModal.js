// Mends of DocSearch's modal (@docsearch/react 4.6.3, dist/esm/DocSearchModal.js), one exact replacement each. A form that
// isn't there exactly once stops the build: then upstream has changed, and each mend has to be looked at again.
// What they put in stands in client/docsearch/ and is reached through the import at the top.

/** @typedef {{ why: string, find: string, put: string }} Mend */

/** @type {Mend[]} */
const mends = [
  {
    why: "a failure's status is set back to idle at once, so 'Unable to fetch results' never shows",
    find: 'finally(function(){p("idle"),',
    put: 'finally(function(){"error"!==o.getState().status&&p("idle"),',
  },
  {
    why: 'a failure that the modal shows is not an uncaught error besides',
    find: 'u.environment.clearTimeout(Ft)});return o.pendingRequests.add(y)',
    put: 'u.environment.clearTimeout(Ft)}).catch(site.tolerateShownFailure);return o.pendingRequests.add(y)',
  },
  {
    why: "suggestions are stored as an object without length, so 'Try searching for' never shows",
    find: 'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))});',
    put: 'u({searchSuggestions:site.suggestions(n)});',
  },
  {
    why: 'the number of results adds up over keystrokes, and stays when there are none',
    find: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    put: 'u({nbHits:i});',
  },
  {
    why: 'hits, also those kept in the browser, are set as HTML',
    find: 'dangerouslySetInnerHTML:{__html:bu(t,"_snippetResult.".concat(n,".value"))||bu(t,n)}',
    put: 'children:site.markedText(bu(t,"_snippetResult.".concat(n,".value"))||bu(t,n))',
  },
  {
    why: "an answer's Markdown may hold HTML",
    find: 'dangerouslySetInnerHTML:{__html:c}',
    put: 'dangerouslySetInnerHTML:{__html:site.safeHtml(c)}',
  },
  {
    why: 'sources are linked whatever their address; where answers are quotations, each has its link already',
    find: 'I.length>0?e.createElement(vu,{urlsToDisplay:I,',
    put: 'site.sources(I).length>0?e.createElement(vu,{urlsToDisplay:site.sources(I),',
  },
  {
    why: 'the dialog calls itself a button, which may not hold other controls',
    find: 'role:"button",tabIndex:0,onMouseDown',
    put: 'role:"dialog","aria-modal":!0,"aria-label":"Search",onMouseDown',
  },
  {
    why: 'a dialog has no expanded state',
    find: 'st({"aria-expanded":!0})',
    put: 'site.dialogProps(st({}))',
  },
  {
    why: "the modal's parts call themselves the page's header and footer",
    find: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    put: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    why: "the modal's parts call themselves the page's header and footer",
    find: 'e.createElement("footer",{className:"DocSearch-Footer"',
    put: 'e.createElement("div",{className:"DocSearch-Footer"',
  },
  {
    why: 'the field does not say that rows belong to it, or points to some that a failure or an answer took away',
    find: 'W=k(k({},M),{},{enterKeyHint',
    put: 'W=k(k({},site.fieldProps(M,o.state,o.isAskAiActive)),{},{enterKeyHint',
  },
  {
    why: 'a row is an option that holds a link and buttons, which an option may not: the link is the option',
    find: '.filter(Boolean).join(" ")},i({item:n,source:s.source,onClick:function(e){o(n,e)}})),e.createElement(c,{hit:n},',
    put: '.filter(Boolean).join(" ")},site.rowProps(i({item:n,source:s.source,onClick:function(e){o(n,e)}}),s.source.sourceId)),e.createElement(c,{hit:n,choice:site.choiceProps(i({item:n,source:s.source}),s.source.sourceId)},',
  },
  {
    why: "a row's buttons stand inside its link",
    find: ',hit:n,attribute:"hierarchy.lvl1"})),a({item:n}))))}function _u(',
    put: ',hit:n,attribute:"hierarchy.lvl1"})))),a({item:n}))}function _u(',
  },
  {
    why: 'a list whose rows have buttons is no list of options',
    find: 't.getListProps({source:t.collection.source}),t.collection.items.map(',
    put: 'site.listProps(t.getListProps({source:t.collection.source}),t.collection.source.sourceId),t.collection.items.map(',
  },
  {
    why: "the conversation menu's button has no name",
    find: '"aria-disabled":a,onClick:function(){a||s(!o)}',
    put: '"aria-disabled":a,"aria-label":"Conversation menu","aria-expanded":o,onClick:function(){a||s(!o)}',
  },
  {
    why: 'the row that asks is chosen before the first hit, so that Enter asks instead of opening',
    find: 'p("idle"),c(e);var d=',
    put: 'p("idle"),c(e),s.setActiveItemId(site.firstChoice(e,o.getState().activeItemId));var d=',
  },
  {
    why: 'the row that asks is chosen before the first hit, so that Enter asks instead of opening',
    find: 'defaultActiveItemId:0,openOnFocus:!0',
    put: 'defaultActiveItemId:1,openOnFocus:!0',
  },
  {
    why: 'what was last in the dialog when it opened is not last after a search: Tab would leave it',
    find: 'var e=at.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];return at.addEventListener("keydown",r),function(){at.removeEventListener("keydown",r)}',
    put: 'return site.keepFocusInside(at)',
  },
  {
    why: "full storage is emptied of half of the reader's searches",
    find: 'function ea(){',
    put: 'function ea(){return;',
  },
  {
    why: 'the size of storage is measured where storage may be forbidden',
    find: 'function ta(){',
    put: 'function ta(){return;',
  },
  {
    why: 'full storage is taken for forbidden storage, and what it holds is not shown',
    find: 'return window.localStorage.setItem(e,""),window.localStorage.removeItem(e),!0',
    put: 'return window.localStorage.length>=0',
  },
  {
    why: 'stored values are shown without a look at their shape, and a corrupt one is deleted',
    find: 'return Array.isArray(n)?n:[]}catch(t){return window.localStorage.removeItem(e),[]}',
    put: 'return site.storedEntries(n)}catch(t){return[]}',
  },
  {
    why: 'where storage is forbidden, searches are kept nowhere',
    find: '?{setItem:function(){},getItem:function(){return[]}}:',
    put: '?site.memoryList(e):',
  },
  {
    why: 'a list read when the modal opened overwrites what another tab has added since',
    find: 't._highlightResult,t._snippetResult;var n=w(t,ra),i=a.findIndex(',
    put: 't._highlightResult,t._snippetResult;a=u.getItem().slice(0,r);var n=w(t,ra),i=a.findIndex(',
  },
  {
    why: 'what full storage refused passes for kept',
    find: 'i>-1&&a.splice(i,1),a.unshift(n),a=a.slice(0,r),u.setItem(a)',
    put: 'i>-1&&a.splice(i,1),a.unshift(n),a=a.slice(0,r),u.setItem(a),a=u.getItem().slice(0,r)',
  },
  {
    why: 'a list read when the modal opened overwrites what another tab has added since: removing one removes those',
    find: 'remove:function(e){a=a.filter(function(t){return t.objectID!==e.objectID}),u.setItem(a)},getAll:function(){return a}}}var aa',
    put: 'remove:function(e){a=u.getItem().filter(function(t){return t.objectID!==e.objectID}),u.setItem(a)},getAll:function(){return a}}}var aa',
  },
  {
    why: 'a search leaves the recent ones though full storage did not take it among the favourites',
    find: 'u.favoriteSearches.add(n),u.recentSearches.remove(n)',
    put: 'u.favoriteSearches.add(n),site.isKept(u.favoriteSearches,n)&&u.recentSearches.remove(n)',
  },
  {
    why: 'a query of spaces finds nothing, hides the kept searches and asks to be reported',
    find: 'if(!t){var a=',
    put: 'if(!t.trim()){var a=',
  },
  {
    why: 'a query of spaces finds nothing, hides the kept searches and asks to be reported',
    find: 'a.state.query?a.hasCollections',
    put: 'a.state.query.trim()?a.hasCollections',
  },
  {
    why: 'a question of spaces is asked',
    find: '&&!q&&o.state.query&&o.onAskAgain',
    put: '&&!q&&o.state.query.trim()&&o.onAskAgain',
  },
  {
    why: 'quotation marks as everywhere on the site',
    find: `i,' "',e.createElement("strong",null,u.state.query),'"'`,
    put: 'i," ",e.createElement("strong",null,"“"+u.state.query+"”")',
  },
  {
    why: 'nothing tells what a search found to those who do not see it',
    find: 'e.createElement("div",{className:"DocSearch-Modal",ref:he},',
    put: 'e.createElement("div",{className:"DocSearch-Modal",ref:he},e.createElement(site.SearchStatus,{state:ce,isAsking:J}),',
  },
  {
    why: 'the row that asks shows the Tab key, which is to choose it',
    find: 'onKeyDown:function(e){if(o.isAskAiActive&&Z.has(e.key))',
    put: 'onKeyDown:function(e){if(site.choosesAsking(e,o))return;if(o.isAskAiActive&&Z.has(e.key))',
  },
  {
    why: 'the disclaimer belongs to the answer, under its question',
    find: 'e.createElement(fu,{disclaimerText:o}),',
    put: '',
  },
  {
    why: 'the disclaimer belongs to the answer, under its question',
    find: 'null!==(a=null==B?void 0:B.text)&&void 0!==a?a:"")),',
    put: 'null!==(a=null==B?void 0:B.text)&&void 0!==a?a:"")),s&&e.createElement(fu,{disclaimerText:d.disclaimerText}),',
  },
  {
    why: 'the Tab key goes through the buttons of an answer in another order than the eye',
    find: ',e.createElement(yu,{translations:a,onClick:function(){return navigator.clipboard.writeText(u)}})',
    put: '',
  },
  {
    why: 'the Tab key goes through the buttons of an answer in another order than the eye; what is copied holds no marks',
    find: 'e.createElement("div",{className:"DocSearch-AskAiScreen-Actions"},',
    put: 'e.createElement("div",{className:"DocSearch-AskAiScreen-Actions"},e.createElement(yu,{translations:a,onClick:function(){return navigator.clipboard.writeText(site.copied(u))}}),',
  },
  {
    why: "the service's logo brings an inline style, which the content security policy refuses",
    find: 'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")),',
    put: '',
  },
  {
    why: 'a library inside tries whether code may be made from text, which the content security policy reports',
    find: 'return new Function(""),!0',
    put: 'return!1',
  },
  {
    why: "the service's logo stands where the service isn't used",
    find: 'function an(t){',
    put: 'function an(t){if(!site.isHosted())return null;',
  },
];

const opening = "import * as site from '@site/plugins/local-search/client/docsearch';\n";
// Shadows of the browser's own, so that the embedded answerer gets what the hosted one would, and storage may be forbidden.
const shadows = 'const fetch = site.answerFetch, sessionStorage = site.sessionStore;\n';

/**
 * @param {string} source - DocSearchModal.js as published
 * @returns {string} the same with all mends
 * @throws Error that names each mend whose form isn't there exactly once
 */
function mendDocSearchModal(source) {
  const missing = [];
  let mended = source;
  for (const { why, find, put } of mends) {
    const count = source.split(find).length - 1;
    if (count === 1) mended = mended.replace(find, () => put);
    else missing.push(`- found ${count} times instead of once: ${find.slice(0, 60)}… (${why})`);
  }
  // The transport takes the global fetch where it is given none.
  const transports = mended.split('globalThis.fetch').length - 1;
  if (transports !== 2) missing.push(`- found ${transports} times instead of twice: globalThis.fetch`);
  if (missing.length > 0) {
    throw new Error(
      `DocSearch's modal has another form; look at its mends in ${__filename}:\n${missing.join('\n')}`,
    );
  }
  return opening + shadows + mended.replaceAll('globalThis.fetch', 'fetch');
}

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
module.exports = function docSearchModal(source) {
  return mendDocSearchModal(source);
};
module.exports.mendDocSearchModal = mendDocSearchModal;
