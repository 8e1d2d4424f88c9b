/** Independent of the machine's language, so that every build orders alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Last part of a name with dots. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A text of at most so many characters, with an ellipsis where it was cut. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
