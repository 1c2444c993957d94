import { afterEach, expect, test, vi } from 'vitest';
import { isSupported } from '../src/runtime/support';

afterEach(() => vi.unstubAllGlobals());

test('a browser whose WebAssembly has vectors can run the game', () => expect(isSupported()).toBe(true));

test('an old browser without vectors cannot', () => {
  vi.stubGlobal('WebAssembly', { validate: () => false });
  expect(isSupported()).toBe(false);
});

test('a browser without WebAssembly cannot', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(isSupported()).toBe(false);
});
