import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureNginx, type NginxProbes } from './ensure-nginx';

const folder = () => mkdtempSync(join(tmpdir(), 'ensure-nginx-'));
const bare: NginxProbes = {
  env: {},
  works: () => false,
  which: () => undefined,
  unpack: () => 'no packages',
  install: () => 'no rights',
};

describe('ensureNginx', () => {
  it('takes NGINX_PATH, or says that it is wrong', () => {
    const env = { NGINX_PATH: '/opt/nginx' };
    expect(ensureNginx({ ...bare, env, works: (path) => path === '/opt/nginx' }, folder())).toMatchObject({
      program: '/opt/nginx',
    });
    expect(ensureNginx({ ...bare, env }, folder())).toEqual({
      reason: "NGINX_PATH is '/opt/nginx', which doesn't start",
    });
  });

  it('unpacks packages with the module, and finds them again without asking', () => {
    const target = folder();
    const program = join(target, 'usr/sbin/nginx');
    const brotliModule = join(target, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
    let asked = 0;
    const probes: NginxProbes = {
      ...bare,
      works: (path) => asked > 0 && path === program,
      unpack() {
        asked += 1;
        mkdirSync(dirname(brotliModule), { recursive: true });
        writeFileSync(brotliModule, '');
        return undefined;
      },
    };
    expect(ensureNginx(probes, target)).toEqual({ program, brotliModule });
    expect(ensureNginx(probes, target)).toEqual({ program, brotliModule });
    expect(asked).toBe(1);
  });

  it('installs when unpacking gives nothing that starts', () => {
    let installed = false;
    const found = ensureNginx(
      {
        ...bare,
        works: (path) => installed && path === '/usr/sbin/nginx',
        install() {
          installed = true;
          return undefined;
        },
      },
      folder(),
    );
    expect(found).toMatchObject({ program: '/usr/sbin/nginx' });
  });

  it('tells all that it tried', () => {
    expect(ensureNginx(bare, folder())).toEqual({
      reason: 'no nginx is installed; no packages; no rights',
    });
  });
});
