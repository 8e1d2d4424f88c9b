/** What the client's errors bear, none of whose classes it exports. */
interface ServiceError extends Error {
  /** Of an answer that refuses. */
  readonly status?: number;
  /** Of requests that no host answered, or none but with a failure of its own. */
  readonly stackTrace?: readonly {
    readonly response: { readonly status: number; readonly content: string };
  }[];
}

/** Whether the service read a request and refused it, so that it did nothing. */
export function isRefusal(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as ServiceError;
  return status >= 400 && status < 500;
}

/**
 * What went wrong, in words without a full stop, with what to do about a key.
 *
 * @param indexName - the index that was to be replaced
 */
export function failureText(error: unknown, indexName: string): string {
  const known = (error instanceof Error ? error : new Error(String(error))) as ServiceError;
  const { status, stackTrace } = known;
  const message = known.message.replace(/\.$/, '');
  if (status === 401 || status === 403) {
    return (
      `the service refuses the key (${status}: ${message}). ALGOLIA_WRITE_KEY must be a key of ALGOLIA_APP_ID ` +
      `with the rights addObject, deleteIndex and editSettings on '${indexName}' and '${indexName}_tmp_*'`
    );
  }
  if (status !== undefined) return `the service refuses it (${status}: ${message})`;
  const last = stackTrace?.at(-1)?.response;
  return last ? `${message} (the last answer: ${last.status} ${last.content})` : message;
}
