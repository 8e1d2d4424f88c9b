// eslint-disable-next-line no-control-regex -- colours start with this character
const colours = /\u001b\[[0-9;]*m/g;

/** What was printed, without colours and without white space at its end. */
export const plain = (output: string): string => output.replaceAll(colours, '').trimEnd();
