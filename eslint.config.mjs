import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { rooms } from './scripts/lint/rooms.mjs';

const typed = ['**/*.{ts,mts,tsx}', 'scripts/**/*.mjs'];

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/',
      '.cache/',
      '.venv/',
      'platform/',
      'static/',
      'docs/',
      'versioned_docs/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `onClick={() => setOpen(true)}` reads better than the braces the rule asks for.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A number in a message is plain; what the rule is for is objects and undefined.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Plugins' lifecycle functions return promises whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      // `_` marks what a signature asks for and the body doesn't use.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['scripts/**/*.mjs'],
    rules: {
      // These know no type assertions in comments; the type check does.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended']],
    rules: {
      // The first render must equal the server's, so what only the browser knows is set in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // A frame that scrolls must be reachable by keyboard; axe asks for what the rule forbids.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
    },
  },
  {
    // Loaders, which the bundler requires as they stand.
    files: ['plugins/*/loaders/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: { __filename: 'readonly' } },
  },
  {
    // Scripts that stand in the page as they are: no modules, placeholders filled at build time.
    files: ['plugins/*/inline/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2018 },
    rules: { 'no-undef': 'off', 'no-var': 'off', 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  rooms,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
