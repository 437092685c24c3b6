import { expect, it } from 'vitest';
import type { Secret, View } from '#engine/games/rondo/model';
import type { KeysIn } from '#test/support/keys-in';

/** In views too: the hands redacted, the pile as its size. */
type Redacted = 'hands' | 'pile';
/** What only the state may hold. */
type Hidden = 'secret' | Exclude<keyof Secret, Redacted>;

type Leaks<T> = Extract<KeysIn<T>, Hidden>;

it('a view has no place for what is secret: this file does not compile otherwise', () => {
  const leaksInView: [Leaks<View>] extends [never] ? 'none' : Leaks<View> = 'none';
  const pileInView: View['pile'] extends number ? 'a size' : 'cards' = 'a size';
  const handInView: null extends View['hands'][number] ? 'or null' : 'always' = 'or null';
  // The check itself can tell: a view that held the secret would be found out.
  const leaksInState: Leaks<{ a: { secret: { covered: 1 } }[] }> = 'covered';
  expect([leaksInView, pileInView, handInView, leaksInState]).toEqual([
    'none',
    'a size',
    'or null',
    'covered',
  ]);
});
