import { join } from 'node:path';

/** What the search asks of the machine; injected, so that it can be tested on any. */
export interface PythonProbes {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Version of the Python that this program starts, as `[3, 12]`, or undefined when it starts none. */
  readonly version: (program: string) => readonly [number, number] | undefined;
  /** Names in a folder, none when it doesn't exist. */
  readonly list: (folder: string) => readonly string[];
  /** Path of the Python that `uv` finds or brings for a version such as '3.13', if `uv` is there. */
  readonly uv: (version: string) => string | undefined;
}

/** A Python that starts. */
export interface FoundPython {
  readonly program: string;
  readonly version: readonly [number, number];
}

/**
 * Finds a Python: `PLATFORM_PYTHON`, else the best version of the search path and pyenv's folders, else by `uv`.
 *
 * @param probes - the machine
 * @param minors - minor versions of Python 3 that will do, the best first
 * @param purpose - what it is for, for the error
 * @throws Error that says which versions are needed and what for; at once when `PLATFORM_PYTHON` is none of them
 */
export function findPython(probes: PythonProbes, minors: readonly number[], purpose: string): FoundPython {
  const accept = (program: string | undefined): FoundPython | undefined => {
    const version = program ? probes.version(program) : undefined;
    return program && version && version[0] === 3 && minors.includes(version[1])
      ? { program, version }
      : undefined;
  };
  const wanted = `Python ${minors.map((minor) => `3.${minor}`).join(', ')}`;
  const chosen = probes.env['PLATFORM_PYTHON'];
  if (chosen) {
    const own = accept(chosen);
    if (own) return own;
    throw new Error(
      `PLATFORM_PYTHON is '${chosen}', which is none of ${wanted}. Mend it, or leave it out. It is needed ${purpose}.`,
    );
  }
  const named = minors.map((minor) => `python3.${minor}`);
  const found = [...named, 'python3', 'python', ...pyenvPrograms(probes, minors)].flatMap(
    (program) => accept(program) ?? [],
  );
  // All places are asked: a name of the search path may start an older version than pyenv's folders hold.
  const best = minors.flatMap((minor) => found.filter((python) => python.version[1] === minor))[0];
  if (best) return best;
  for (const minor of minors) {
    const brought = accept(probes.uv(`3.${minor}`));
    if (brought) return brought;
  }
  throw new Error(`No ${wanted} was found; one is needed ${purpose}. Install it, or set PLATFORM_PYTHON.`);
}

function pyenvPrograms({ env, list }: PythonProbes, minors: readonly number[]): readonly string[] {
  const root = env['PYENV_ROOT'] ?? join(env['HOME'] ?? '', '.pyenv');
  const folder = join(root, 'versions');
  const names = list(folder);
  return minors.flatMap((minor) =>
    names.filter((name) => name.startsWith(`3.${minor}.`)).map((name) => join(folder, name, 'bin/python')),
  );
}
