/**
 * Who may import whom: the laws of docs/architecture.md, in the words of dependency-cruiser, and the run that checks
 * them. Paths are relative to the project's folder.
 */
import { type IForbiddenRuleType, cruise } from 'dependency-cruiser';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';

/** The source folders. Each law says which of them a file must keep out of. */
const OURS = '^(engine|dict|src-main|src-renderer|test)/';
const MODULES = '(^|/)node_modules/';

interface Law {
  name: string;
  why: string;
  from: string;
  fromNot?: string;
  /** Of our own files, the only ones that may be imported. */
  only: string;
}

const LAWS: Law[] = [
  { name: 'engine', why: 'The rules stand alone.', from: '^engine/', only: '^engine/' },
  {
    name: 'engine-core',
    why: 'What all games share knows none of them.',
    from: '^engine/core/',
    only: '^engine/core/',
  },
  {
    name: 'engine-wire',
    why: 'Messages know the contract of a game, not a game.',
    from: '^engine/wire/',
    only: '^engine/(wire|core)/',
  },
  {
    name: 'engine-game',
    why: 'A game is one folder; it takes nothing from another game and nothing from the wire.',
    from: '^engine/games/([^/]+)/',
    only: '^engine/(core/|games/$1/)',
  },
  {
    name: 'dict',
    why: 'The lexicon implements what the engine asks for.',
    from: '^dict/',
    only: '^(dict|engine/core)/',
  },
  {
    name: 'host',
    why: 'The host names no game: it has the registry.',
    from: '^src-main/host/',
    only: '^(src-main/host/|dict/|engine/(core|wire)/|engine/games/registry\\.ts$)',
  },
  {
    name: 'lan',
    why: 'Finding each other needs no game.',
    from: '^src-main/lan/',
    only: '^(src-main/lan|engine/wire)/',
  },
  {
    name: 'desktop',
    why: 'Electron is one shell around the host.',
    from: '^src-main/desktop/',
    only: '^(src-main/(desktop|host|lan)/|engine/(core|wire)/)',
  },
  {
    name: 'cli',
    why: 'Commands run without Electron.',
    from: '^src-main/cli/',
    only: '^(src-main/(cli|host|lan)/|dict/|engine/)',
  },
  {
    name: 'renderer',
    why: 'The page names no game outside its folder of games, and nothing of the host.',
    from: '^src-renderer/',
    fromNot: '^src-renderer/games/',
    only: '^(src-renderer/|engine/(core|wire)/|engine/games/registry\\.ts$)',
  },
  {
    name: 'renderer-games',
    why: 'The table of views names the games.',
    from: '^src-renderer/games/[^/]+$',
    only: '^(src-renderer/|engine/)',
  },
  {
    name: 'renderer-game',
    why: "A game's page takes nothing from another game's.",
    from: '^src-renderer/games/([^/]+)/',
    only: '^(src-renderer/(?!games/)|src-renderer/games/$1/|src-renderer/games/[^/]+$|engine/(core|wire)/|engine/games/($1/|registry\\.ts$))',
  },
];

const forbidden: IForbiddenRuleType[] = [
  ...LAWS.map(({ name, why, from, fromNot, only }): IForbiddenRuleType => ({
    name,
    comment: why,
    severity: 'error',
    from: { path: from, ...(fromNot && { pathNot: fromNot }) },
    to: { path: OURS, pathNot: only },
  })),
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: { path: OURS },
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'What is imported exists.',
    severity: 'error',
    from: { path: OURS },
    to: { couldNotResolve: true, pathNot: '[.](css|svg|png|woff2)|^virtual:' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'A package that is used stands in package.json.',
    severity: 'error',
    from: { path: OURS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'engine-no-package',
    comment: 'The rules use nothing but the language; schemas of the wire use valibot.',
    severity: 'error',
    from: { path: '^engine/' },
    to: { path: MODULES, pathNot: `${MODULES}valibot/` },
  },
  {
    name: 'engine-valibot-in-wire-only',
    comment: 'Rules read their own input; valibot is for the wire.',
    severity: 'error',
    from: { path: '^engine/', pathNot: '^engine/wire/' },
    to: { path: `${MODULES}valibot/` },
  },
  {
    name: 'no-node-in-engine-and-page',
    comment: 'Engine and page run in a browser.',
    severity: 'error',
    from: { path: '^(engine|src-renderer)/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'electron-in-desktop-only',
    comment: 'Importing electron in plain Node starts a download.',
    severity: 'error',
    from: { path: OURS, pathNot: '^(src-main|test)/desktop/' },
    to: { path: `(${MODULES}|^)electron(/|$)` },
  },
  {
    name: 'page-without-host-packages',
    comment: 'ws and bonjour are for the host.',
    severity: 'error',
    from: { path: '^src-renderer/' },
    to: { path: `${MODULES}(ws|bonjour-service|open|env-paths)/` },
  },
];

/** The folders that exist are checked; `baseDir` holds a package.json (its `imports` are honoured). */
export async function importViolations(baseDir: string, folders: string[]): Promise<IViolation[]> {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dict/data|out)/' },
    tsPreCompilationDeps: true, // importing a type is importing, too
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.vue', '.json', '.d.ts'],
    },
  });
  return (output as ICruiseResult).summary.violations.filter(({ rule }) => rule.severity === 'error');
}

/** One line for people: which law, between which files. */
export function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  const why = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  return `${rule.name}: ${path}\n    ${why}`;
}
