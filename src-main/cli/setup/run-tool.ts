/** Runs a development tool that an npm package brings, without a shell and without npx. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

export interface ToolRun {
  /** The exit code; 1 when a signal ended it. */
  code: number;
  /** What it printed, stdout and stderr as they came; empty when it was shown directly. */
  output: string;
}

export interface ToolOptions {
  /** `show` lets the tool print as it goes; `collect` returns what it prints. */
  output: 'show' | 'collect';
  env?: NodeJS.ProcessEnv;
}

/**
 * @param name the package and, where it differs, its command: `eslint`, `@playwright/test:playwright`
 * @throws when the package or its command isn't there
 */
export function runTool(name: string, args: string[], options: ToolOptions): Promise<ToolRun> {
  const child = spawn(process.execPath, [toolScript(name), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

function toolScript(name: string): string {
  const [packageName = name, command = packageName] = name.split(':');
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined || !existsSync(join(folder, script))) {
    throw new Error(`${packageName} brings no command "${command}".`);
  }
  return join(folder, script);
}
