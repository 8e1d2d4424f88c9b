/** A model behind an endpoint that speaks the chat-completions protocol (`config/settings.ts`). */
export interface ServedModel {
  /** The endpoint's whole address. It is asked without cookies and without a key: it is a proxy that adds its own. */
  readonly url: string;
  readonly model: string;
}
