/** Reads the hand-made lists of `dict/lists`: UTF-8 text, one entry a line, `#` starts a remark. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'lists');

/** The lines of a list without remarks and blank lines. */
export function readList(name: string): string[] {
  return readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Words separated by blanks or commas, over as many lines as one likes. */
export function readWords(name: string): string[] {
  return readList(name).flatMap((line) => line.split(/[\s,]+/).filter((word) => word !== ''));
}

/** A list with headings `[thème]`: the words under each. A word may come under several. */
export function readThemes(name: string): Map<string, string[]> {
  const themes = new Map<string, string[]>();
  let words: string[] | null = null;
  for (const line of readList(name)) {
    const heading = /^\[(.+)\]$/.exec(line);
    if (heading) themes.set(heading[1]!, (words = []));
    else if (words === null) throw new Error(`${name}: « ${line} » stands before any [heading]`);
    else words.push(...line.split(/[\s,]+/).filter((word) => word !== ''));
  }
  return themes;
}
