/**
 * A game's options as data: one description serves the reader of a setup, the form of the lobby and the documents.
 */
import { isObject, isWholeFrom, type JsonObject } from './read';
import { ok, refuse, type Result } from './result';

/** The value of a count without end, where its description allows one. */
export const UNLIMITED = 'unlimited';

/** Other options, each with the values it must have one of. */
export type OptionCondition = Readonly<Record<string, readonly string[]>>;

interface Described {
  readonly key: string;
  /** When this one matters (in any of several cases); elsewhere it is checked, then ignored. */
  readonly when?: OptionCondition | readonly OptionCondition[];
}

export interface ChoiceOption extends Described {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string;
}

export interface FlagOption extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface CountOption extends Described {
  readonly kind: 'count';
  readonly min: number;
  /** The rules' own upper bound, where they have one. */
  readonly max?: number;
  /** What a form offers at most; the rules take more. */
  readonly offered: number;
  readonly unit?: 'seconds';
  /** Whether `"unlimited"` may stand instead of a number. */
  readonly unlimited?: true;
  /** `null`: follows from the number of players. */
  readonly default: number | null;
}

export type OptionSpec = ChoiceOption | FlagOption | CountOption;

type ValueOf<S extends OptionSpec> = S extends ChoiceOption
  ? S['values'][number]
  : S extends FlagOption
    ? boolean
    : S extends CountOption
      ? number | Extract<S['default'], null> | (S extends { readonly unlimited: true } ? 'unlimited' : never)
      : never;

/** The typed options that a list of descriptions stands for. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [S in Specs[number] as S['key']]: ValueOf<S>;
};

function fits(spec: OptionSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'count':
      if (value === UNLIMITED) return spec.unlimited === true;
      return isWholeFrom(value, spec.min) && value <= (spec.max ?? Infinity);
  }
}

/** Reads raw options: defaults filled in; refuses an unknown key or a value out of range, naming the key. */
export function readOptions<const Specs extends readonly OptionSpec[]>(
  specs: Specs,
  raw: unknown,
): Result<OptionsOf<Specs>, { readonly option: string }> {
  if (!isObject(raw)) return refuse({ option: 'options' });
  const unknown = Object.keys(raw).find((key) => !specs.some((spec) => spec.key === key));
  if (unknown !== undefined) return refuse({ option: unknown });
  const read: JsonObject = {};
  for (const spec of specs) {
    const given = Object.hasOwn(raw, spec.key) ? raw[spec.key] : spec.default;
    if (given !== spec.default && !fits(spec, given)) return refuse({ option: spec.key });
    if (given === null && Object.hasOwn(raw, spec.key)) return refuse({ option: spec.key });
    read[spec.key] = given;
  }
  return ok(read as OptionsOf<Specs>);
}
