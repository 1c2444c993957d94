import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  // Generated from the server's own structures.
  { ignores: ['node_modules/', 'src/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
    rules: {
      // The type checker knows every name.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // The router is our own, and its links are plain paths.
    rules: {
      'svelte/no-navigation-without-resolve': 'off',
      // Maps that nothing drawn depends on stay plain.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
