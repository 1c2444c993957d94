import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The module as it is where the page lies at that address. */
async function load(address: string, home: 'server' | 'page' | 'both') {
  vi.resetModules();
  document.head.innerHTML = `<meta name="stado-home" content="${home}" />`;
  vi.stubGlobal('location', new URL(address));
  return import('../src/home');
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => (document.head.innerHTML = ''));

describe('addresses', () => {
  test('with a server they are its paths', async () => {
    const home = await load('http://host/room/abc', 'server');
    expect(home.at('/room/xyz#3')).toBe('/room/xyz#3');
    expect(home.pathOf(location)).toBe('/room/abc');
    expect(home.isOurs(new URL('http://host/learn'))).toBe(true);
    expect(home.isOurs(new URL('http://host/api/me'))).toBe(false);
    expect(home.isOurs(new URL('http://other/learn'))).toBe(false);
  });

  test('on a static host they are queries, whatever path it lies under', async () => {
    const home = await load('http://host/x/stado/?/room/abc', 'page');
    expect(home.base).toBe('/x/stado/');
    expect(home.pathOf(location)).toBe('/room/abc');
    for (const path of ['/', '/#loot', '/learn', '/replay/abc#0/open']) {
      const there = new URL(home.at(path), 'http://host');
      expect(home.isOurs(there)).toBe(true);
      expect(home.pathOf(there) + there.hash).toBe(path);
    }
    expect(home.isOurs(new URL('http://host/x/stado/runtime/licenses/README.txt'))).toBe(false);
    expect(home.isOurs(new URL('http://host/other/'))).toBe(false);
  });

  test("a server's page has both, each loaded as a page of its own", async () => {
    const together = await load('http://host/learn', 'both');
    expect([together.alone, together.otherHome]).toEqual([false, '/?/']);
    expect(together.isOurs(new URL('http://host/?/'))).toBe(false);
    const apart = await load('http://host/?/room/abc', 'both');
    expect([apart.alone, apart.otherHome, apart.at('/')]).toEqual([true, '/', '/?/']);
    expect(apart.isOurs(new URL('http://host/'))).toBe(false);
    expect(apart.isOurs(new URL(apart.at('/room/x'), 'http://host'))).toBe(true);
  });
});
