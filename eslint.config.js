import js from '@eslint/js';
import vue from 'eslint-plugin-vue';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/** A page that is served over http to an address of the room is no secure context: these are missing there. */
const MISSING_IN_INSECURE_CONTEXTS = [
  { object: 'navigator', property: 'clipboard', message: 'Missing over http: copy with execCommand.' },
  { object: 'navigator', property: 'serviceWorker' },
  { object: 'navigator', property: 'wakeLock' },
  { object: 'navigator', property: 'locks' },
  { object: 'navigator', property: 'storage' },
  { object: 'navigator', property: 'mediaDevices' },
  {
    object: 'crypto',
    property: 'randomUUID',
    message: 'Missing over http: use getRandomValues, or ask the host.',
  },
  { object: 'crypto', property: 'subtle' },
].map((entry) => ({ message: 'Missing on a page served over http.', ...entry }));

/** The same, reached through `window`, `globalThis` or `self`, or by taking them out of their object. */
const INSECURE_NAMES = MISSING_IN_INSECURE_CONTEXTS.map((entry) => entry.property).join('|');
const INSECURE_SYNTAX = [
  {
    selector: `MemberExpression[property.name=/^(${INSECURE_NAMES})$/][object.property.name=/^(navigator|crypto)$/]`,
    message: 'Missing on a page served over http.',
  },
  {
    selector: `VariableDeclarator[init.name=/^(navigator|crypto)$/] > ObjectPattern > Property[key.name=/^(${INSECURE_NAMES})$/]`,
    message: 'Missing on a page served over http.',
  },
  {
    selector: 'MemberExpression[property.name=/^(audioWorklet|caches|serviceWorker)$/]',
    message: 'Missing on a page served over http.',
  },
];

/** What the rules of a game must not see: the machine, its clock, its language, its garbage collector. */
const IMPURE_LANGUAGE = [
  'Atomics',
  'Date',
  'FinalizationRegistry',
  'Intl',
  'SharedArrayBuffer',
  'WeakRef',
  'eval',
  'globalThis',
];
const PURE_PLATFORM = ['TextDecoder', 'TextEncoder', 'structuredClone'];
const IMPURE_GLOBALS = [
  ...IMPURE_LANGUAGE,
  ...Object.keys({ ...globals.nodeBuiltin, ...globals.browser }).filter(
    (name) => !(name in globals.es2025) && !PURE_PLATFORM.includes(name),
  ),
];

export default defineConfig(
  {
    ignores: [
      'out/',
      'dist/',
      'node_modules/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'dict/data/',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  vue.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-undef': 'off', // TypeScript's own check knows better
      'prefer-const': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-macros-order': 'error',
      'vue/no-v-html': 'error', // names and words are text, never markup
      'vue/require-default-prop': 'off', // optional props are typed as such
      'vue/multi-word-component-names': 'off', // Clock and Card read well; script setup knows them from elements
      // layout is Prettier's
      'vue/html-indent': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
    },
  },
  {
    // Rules that need types. Only where a forgotten promise or case can lose a game.
    name: 'preau/typed',
    files: ['{engine,dict,src-main}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the seed.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
          message: 'Depends on the language of the machine: a replay would differ.',
        },
      ],
    },
  },
  {
    files: ['src-renderer/**/*.{ts,vue}'],
    rules: {
      'no-restricted-globals': ['error', 'caches', 'AudioWorklet', 'AudioWorkletNode', 'ServiceWorker'],
      'no-restricted-properties': ['error', ...MISSING_IN_INSECURE_CONTEXTS],
      'no-restricted-syntax': ['error', ...INSECURE_SYNTAX],
    },
  },
  {
    files: ['engine/**', 'src-main/host/**', 'src-main/lan/**', 'dict/**', 'src-renderer/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // Searches over typed arrays: an index is bounded by construction, and a branch in the hot path is not free.
    files: ['dict/**/*.ts', 'engine/core/*-graph.ts', 'engine/games/*/{search,bot/search}/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'error' },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
