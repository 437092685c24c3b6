/** The host's bundle must run in plain Node, without Electron and without node_modules. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Follows the imports of a bundle from its entry.
 * @param entry the path of the entry's file
 * @returns one line for each import that is neither a part of the bundle nor of Node
 */
export function foreignImports(entry: string): string[] {
  const seen = new Set<string>();
  const foreign: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importedBy(file)) {
      if (name.startsWith('.')) visit(join(dirname(file), name));
      else if (!isNodes(name)) foreign.push(`${relative(dirname(entry), file)} imports ${name}`);
    }
  };
  visit(entry);
  return foreign;
}

const isNodes = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

/** Static, dynamic and `require` imports with a constant name; optional ones of packages count as well. */
function importedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}
