/** How a text is streamed. */
export interface StreamOptions {
  /** The modal's stop button. */
  readonly signal?: AbortSignal | null;
  /** Everything at once. */
  readonly reducedMotion: boolean;
}

const wholeTime = 600;
const tick = 25;
const partId = 'answer';

// A link, a fence or a word, with what follows it up to the next: half a link would show as its Markdown.
const piece = /(?:\[[^\n]*\]\([^)\n]*\)|\S+)\s*|\s+/g;

/**
 * A text as the stream of messages that the modal reads (AI SDK 5): server-sent events, one JSON object each.
 *
 * @param text - Markdown
 * @returns a response whose body ends with an AbortError when the signal fires
 */
export function streamedText(text: string, { signal, reducedMotion }: StreamOptions): Response {
  const encoder = new TextEncoder();
  const pieces = text.match(piece) ?? [];
  let stop = () => {};

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      const event = (part: Record<string, unknown>) => send(JSON.stringify(part));
      const began = performance.now();
      let sent = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const abort = () => {
        stop();
        controller.error(signal?.reason);
      };
      stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      // By the clock, so that a tab whose timers are slowed down gets the rest at the next one.
      const due = () =>
        reducedMotion
          ? pieces.length
          : Math.ceil((pieces.length * (performance.now() - began + tick)) / wholeTime);
      const advance = () => {
        const delta = pieces.slice(sent, due()).join('');
        sent = due();
        if (delta) event({ type: 'text-delta', id: partId, delta });
        if (sent < pieces.length) timer = setTimeout(advance, tick);
        else finish();
      };
      const finish = () => {
        stop();
        for (const type of ['text-end', 'finish-step', 'finish'])
          event(type === 'text-end' ? { type, id: partId } : { type });
        send('[DONE]');
        controller.close();
      };

      if (signal?.aborted) {
        abort();
        return;
      }
      signal?.addEventListener('abort', abort);
      event({ type: 'start' });
      event({ type: 'start-step' });
      event({ type: 'text-start', id: partId });
      advance();
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
  });
}
