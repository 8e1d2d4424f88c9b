import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { folderWith } from '../../plugins/testFolder';
import { checkNodeVersion, ensureInstalled } from './ensure-installed.mjs';

const lock = (version: string) => ({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/clsx': { version },
    'node_modules/only-on-mars': { version: '1.0.0', optional: true },
  },
});

let root: string;
const write = (file: string, value: unknown) => {
  writeFileSync(join(root, file), JSON.stringify(value));
};
const install = vi.fn<(root: string) => void>();

const installed = (version: string) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  write('node_modules/.package-lock.json', { packages: { 'node_modules/clsx': { version } } });
};

beforeEach(() => {
  root = folderWith({});
  write('package-lock.json', lock('2.1.1'));
  install.mockReset();
  install.mockImplementation(() => installed('2.1.1'));
});

describe('ensureInstalled', () => {
  it('installs once', () => {
    ensureInstalled(root, install);
    ensureInstalled(root, install);
    expect(install).toHaveBeenCalledTimes(1);
  });

  it('takes what npm installed by hand, unless it is of an older lock', () => {
    installed('2.1.1');
    ensureInstalled(root, install);
    expect(install).not.toHaveBeenCalled();
    write('package-lock.json', lock('2.1.2'));
    ensureInstalled(root, install);
    expect(install).toHaveBeenCalledTimes(1);
  });

  it('remembers nothing of an installation that failed', () => {
    install.mockImplementation(() => {
      mkdirSync(join(root, 'node_modules'), { recursive: true });
      throw new Error('no network');
    });
    for (const _time of [1, 2]) expect(() => ensureInstalled(root, install)).toThrow('no network');
  });
});

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '22.1.0', '24.0.0'])('accepts %s', (version) => {
    expect(() => {
      checkNodeVersion(version);
    }).not.toThrow();
  });

  it.each(['20.18.9', '18.20.0'])('refuses %s and says what to install', (version) => {
    expect(() => {
      checkNodeVersion(version);
    }).toThrow(/Node .* is too old: this project needs Node 20\.19/);
  });
});
