import { spawn } from 'node:child_process';

/** What came of a program. */
export interface Outcome {
  readonly ok: boolean;
  /** All it printed. */
  readonly output: string;
}

/** The longest step, the browser tests, takes half of it on two busy cores; what hangs shall say so and not hang the whole. */
const longest = 50 * 60_000;

/**
 * Runs a script on this Node and keeps what it prints.
 *
 * @param script - path below the project's folder, which is the working directory
 * @param args - its arguments
 * @param env - variables in addition to this process's
 * @returns whether it ended with 0, and its output; doesn't throw
 */
export function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const keep = (chunk: string) => chunks.push(chunk);
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
      // What a runner started itself, such as servers, it ends on an interrupt but not on a plain end.
      killSignal: 'SIGINT',
    });
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      resolve({ ok: false, output: `${chunks.join('')}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      const end = signal ? `\nended by ${signal} (a step may take ${longest / 60_000} minutes)\n` : '';
      resolve({ ok: code === 0, output: chunks.join('') + end });
    });
  });
}
