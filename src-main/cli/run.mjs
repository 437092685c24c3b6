/**
 * Runs one of Préau's commands: `node src-main/cli/run.mjs <command> [arguments…]`.
 *
 * Plain JavaScript without a dependency, because on a fresh clone nothing is installed yet: it makes sure that the
 * packages are there, then hands over to `<command>.ts`. Whatever it has to say goes to stderr; stdout belongs to
 * the command.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const MINIMUM_NODE = [20, 12];

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  fail(
    `Préau needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

const command = process.argv[2] ?? '';
const commands = readdirSync(here)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
if (!commands.includes(command)) {
  fail(`Unknown command "${command}". Known: ${commands.join(', ')}.`);
}

const { ensurePackages } = await import('./setup/packages.mjs');
try {
  await ensurePackages(root);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const { register } = await import('tsx/esm/api');
register({ tsconfig: join(root, 'tsconfig.json') });

const script = join(here, `${command}.ts`);
process.argv.splice(1, 2, script); // the command sees its own arguments from process.argv[2] on, as usual
await import(pathToFileURL(script).href);
