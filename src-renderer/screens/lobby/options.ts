/** The form of a game's options, from their descriptions: which fields show, with which values. No rules here. */
import type { OptionCondition, OptionSpec } from '#engine/core/options';
import type { JsonObject } from '#engine/core/read';
import type { OptionPreset } from '../../games/contract';

export type OptionValue = string | boolean | number | null;

/** The value in force: the one given, else the default. `null`: it follows from the number of players. */
export function valueOf(spec: OptionSpec, options: JsonObject): OptionValue {
  const given = options[spec.key];
  return typeof given === 'string' || typeof given === 'boolean' || typeof given === 'number'
    ? given
    : spec.default;
}

/** An option matters in any of its cases, as long as the options these name matter themselves. */
export function matters(spec: OptionSpec, specs: readonly OptionSpec[], options: JsonObject): boolean {
  const holds = (condition: OptionCondition) =>
    Object.entries(condition).every(([key, values]) => {
      const other = specs.find((candidate) => candidate.key === key);
      return (
        other !== undefined &&
        matters(other, specs, options) &&
        values.includes(String(valueOf(other, options)))
      );
    });
  const cases = spec.when ?? {};
  return isList(cases) ? cases.some(holds) : holds(cases);
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

export function shownOptions(specs: readonly OptionSpec[], options: JsonObject): OptionSpec[] {
  return specs.filter((spec) => matters(spec, specs, options));
}

export function isDefault(spec: OptionSpec, options: JsonObject): boolean {
  return valueOf(spec, options) === spec.default;
}

/** The options with one changed. A default is left out, so that what is sent is what someone decided. */
export function withOption(options: JsonObject, spec: OptionSpec, value: OptionValue): JsonObject {
  const { [spec.key]: _, ...others } = options;
  return value === spec.default ? others : { ...others, [spec.key]: value };
}

/** What a form offers for a count: the rules may take more. Seconds go by fives. */
export function countRange(spec: Extract<OptionSpec, { kind: 'count' }>): {
  min: number;
  max: number;
  step: number;
} {
  const step = spec.unit === 'seconds' ? 5 : 1;
  return { min: Math.max(spec.min, spec.min === 0 ? 0 : step), max: spec.max ?? spec.offered, step };
}

/** The preset whose values are all in force, and no other changed ones; `undefined`: settings of one's own. */
export function presetOf(
  presets: readonly OptionPreset[],
  specs: readonly OptionSpec[],
  options: JsonObject,
): OptionPreset | undefined {
  return presets.find((preset) =>
    specs.every((spec) => valueOf(spec, preset.options) === valueOf(spec, options)),
  );
}
