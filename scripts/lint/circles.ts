import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A room imports another one here. */
interface Import {
  readonly from: string;
  readonly to: string;
  /** `plugins/a/b.ts → plugins/c/d` */
  readonly place: string;
}

/**
 * The room that a file stands in: a plugin's folder, else the top folder. A file beside them is a room of its own.
 *
 * @param path - from the project's folder
 */
export function roomOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/');
  return top === 'plugins' && rest.length > 0 ? `plugins/${second}` : second === '' ? path : top;
}

/**
 * Rooms that import each other, directly or by way of others: none of them can be understood or changed alone.
 *
 * @param paths - the files, from the project's folder
 * @param read - gives a file's text
 * @returns a text for each circle: its rooms, and an import for each step within it
 */
export function circles(
  paths: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): string[] {
  const known = new Set(paths.map(roomOf));
  const imports = paths.flatMap((path) => importsOf(path, read(path), known));
  const rooms = [...new Set(imports.map(({ from }) => from))].sort();
  const reach = new Map(rooms.map((room) => [room, reachable(room, imports)]));
  const circle = (room: string) =>
    rooms.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room));
  const found = new Map(rooms.map((room) => [circle(room).join(', '), circle(room)]));
  found.delete('');
  return [...found].map(([names, members]) => {
    const steps = members.flatMap((from) =>
      members.flatMap((to) => imports.find((one) => one.from === from && one.to === to)?.place ?? []),
    );
    return [`${names} import each other:`, ...steps.map((step) => `  ${step}`)].join('\n');
  });
}

function importsOf(path: string, text: string, known: ReadonlySet<string>): Import[] {
  return (
    ts
      .preProcessFile(text)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => posix.join(posix.dirname(path), fileName))
      // `plugins/a` may be a plugin's index.
      .map((target) => ({ to: known.has(target) ? target : roomOf(target), place: `${path} → ${target}` }))
      .map(({ to, place }) => ({ from: roomOf(path), to, place }))
      .filter(({ from, to }) => from !== to)
  );
}

function reachable(room: string, imports: readonly Import[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [room];
  for (let from = next.pop(); from !== undefined; from = next.pop()) {
    for (const { to } of imports.filter((one) => one.from === from && !reached.has(one.to))) {
      reached.add(to);
      next.push(to);
    }
  }
  return reached;
}
