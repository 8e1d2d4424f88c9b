const mostLines = 14;
const longestCode = 1200;

/** Whether a code block is short enough for an answer to quote it. */
export function isQuotable(code: string): boolean {
  return code.length <= longestCode && code.split('\n').length <= mostLines;
}
