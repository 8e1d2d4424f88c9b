/** Why search can't answer. */
export type UnavailableReason =
  /** The network, or the host, gave no answer. */
  | 'network'
  /** The manifest is missing or unreadable: no build made one. */
  | 'manifest'
  /** The manifest has no index of that version. */
  | 'version'
  /** The index is missing. */
  | 'missing'
  /** The index is truncated, of another format or not what the manifest promised. */
  | 'damaged'
  /** The worker stopped. */
  | 'worker';

const reasons: readonly string[] = ['network', 'manifest', 'version', 'missing', 'damaged', 'worker'];

/**
 * Search isn't available. The name is the one by which the search modal knows an error of the service, so that it shows
 * its own message instead of staying silent.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'RetryError';

  constructor(
    readonly reason: UnavailableReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Brings an error back to its class after it came from the worker as plain data, or from anywhere else. */
export function asUnavailable(error: unknown): SearchUnavailable {
  if (error instanceof SearchUnavailable) return error;
  const { reason, message } = (error ?? {}) as { reason?: unknown; message?: unknown };
  const known = reasons.includes(String(reason)) ? (reason as UnavailableReason) : 'worker';
  return new SearchUnavailable(known, typeof message === 'string' ? message : String(error), {
    cause: error,
  });
}
