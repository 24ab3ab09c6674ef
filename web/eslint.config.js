import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const FACE = 'Pages know no game: ask $games/face.';

export default ts.config(
  { ignores: ['node_modules', 'e2e/artifacts', 'src/lib/schema.ts', 'src/**/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    // TypeScript itself reports unknown names.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    rules: {
      // `_` marks what a pattern must name but nobody uses.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', destructuredArrayIgnorePattern: '^_$' },
      ],
      // Caches and addresses are meant not to be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The pages know no game. They ask `$games/face`.
    files: ['src/*.{ts,svelte}', 'src/{lib,ui,screens,gallery}/**/*.{ts,svelte}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['$games/*/*', '**/games/*/*'], message: FACE }] }] },
  },
  {
    files: ['src/games/*.{ts,svelte}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['./*/*', '$games/*/*'], message: FACE }] }] },
  },
  {
    // A game imports nothing of another game.
    files: ['src/games/*/**/*.{ts,svelte}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: String.raw`^(\.\./[^./]+/|\$games/[^/]+/)`, message: 'Import from the own folder, $lib, $ui or ../face.' }],
        },
      ],
    },
  },
);
