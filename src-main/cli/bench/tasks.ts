/** The measurements by name. A task is a function from the context to lines; add a file and an entry here. */
import type { BenchContext, BenchLine } from './context';
import { load } from './load';
import { lookup } from './lookup';
import { movegen } from './movegen';
import { patterns } from './patterns';
import { rondoPlays } from './rondo-plays';
import { shots } from './shots';
import { subAnagrams } from './sub-anagrams';

export type Task = (context: BenchContext) => Iterable<BenchLine>;

export const TASKS: ReadonlyMap<string, Task> = new Map<string, Task>([
  ['load', load],
  ['lookup', lookup],
  ['sub-anagrams', subAnagrams],
  ['patterns', patterns],
  ['movegen', movegen],
  ['rondo-plays', rondoPlays],
  ['shots', shots],
]);
