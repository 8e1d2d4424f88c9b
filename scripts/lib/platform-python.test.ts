import { expect, test } from 'vitest';
import { findPython, type PythonProbes } from './platform-python';

function machine(programs: Record<string, readonly [number, number]>, more: Partial<PythonProbes> = {}) {
  return {
    env: {},
    version: (program: string) => programs[program],
    list: () => [],
    uv: () => undefined,
    ...more,
  };
}

test('the best version wins, wherever it stands in the search path', () => {
  const found = findPython(machine({ python3: [3, 11], 'python3.12': [3, 12] }), [13, 12, 11], 'here');
  expect(found).toEqual({ program: 'python3.12', version: [3, 12] });
});

test('a plain name counts by the version that it starts', () => {
  expect(findPython(machine({ python3: [3, 11] }), [13, 11], 'here').program).toBe('python3');
});

test('PLATFORM_PYTHON wins, and is an error when it will not do', () => {
  const programs = { 'python3.13': [3, 13], '/old': [3, 9], '/mine': [3, 12] } as const;
  expect(findPython(machine(programs, { env: { PLATFORM_PYTHON: '/mine' } }), [13, 12], 'here').program).toBe(
    '/mine',
  );
  expect(() =>
    findPython(machine(programs, { env: { PLATFORM_PYTHON: '/old' } }), [13, 12], 'to read'),
  ).toThrow("PLATFORM_PYTHON is '/old', which is none of Python 3.13, 3.12.");
});

test("a better version in pyenv's folders beats an older one on the search path", () => {
  const programs = { python3: [3, 11], '/pyenv/versions/3.13.0/bin/python': [3, 13] } as const;
  const probes = machine(programs, { env: { PYENV_ROOT: '/pyenv' }, list: () => ['3.13.0'] });
  expect(findPython(probes, [13, 11], 'here').version).toEqual([3, 13]);
});

test("pyenv's folders and uv are asked too", () => {
  const pyenv = machine(
    { '/pyenv/versions/3.12.1/bin/python': [3, 12] },
    { env: { PYENV_ROOT: '/pyenv' }, list: () => ['2.7.18', '3.12.1'] },
  );
  expect(findPython(pyenv, [13, 12], 'here').program).toBe('/pyenv/versions/3.12.1/bin/python');
  const uv = machine({ '/uv/3.13': [3, 13] }, { uv: (version) => `/uv/${version}` });
  expect(findPython(uv, [13, 12], 'here').program).toBe('/uv/3.13');
});

test('none found: the error says which and what for', () => {
  expect(() => findPython(machine({ python3: [3, 10] }), [13, 12], 'to read the platform')).toThrow(
    'No Python 3.13, 3.12 was found; one is needed to read the platform. Install it, or set PLATFORM_PYTHON.',
  );
});
