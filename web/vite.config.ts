import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/stado/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The server sends its own headers; a preload helper for old browsers would be dead weight.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page needs is one script and one style: each file that the service worker answers takes its time.
      output: { codeSplitting: { groups: [{ name: 'start', test: /\/src\/main\.ts$/ }] } },
    },
  },
  worker: { format: 'es' },
  experimental: {
    // Scripts find each other wherever the site lies; the page itself is told by `stado site` where that is.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/locales': 'http://127.0.0.1:8000',
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
