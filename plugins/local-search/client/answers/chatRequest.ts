const longestQuestion = 2000;

/**
 * What a reader has asked in a conversation, oldest first.
 *
 * @param body - of a request to the chat: JSON with messages, each of a role and parts
 * @returns none when the body has another shape
 */
export function askedQuestions(body: unknown): string[] {
  const messages = listIn(parsed(body), 'messages');
  return messages
    .filter((message) => field(message, 'role') === 'user')
    .map((message) =>
      listIn(message, 'parts')
        .filter((part) => field(part, 'type') === 'text')
        .map((part) => field(part, 'text'))
        .filter((text) => typeof text === 'string')
        .join(' ')
        .slice(0, longestQuestion),
    );
}

/**
 * A field of what may be anything.
 *
 * @param value - such as parsed JSON
 */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** JSON as a value; undefined for anything else. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function listIn(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
