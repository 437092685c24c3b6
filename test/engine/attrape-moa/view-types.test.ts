import { expect, it } from 'vitest';
import type { Review, Secret, View } from '#engine/games/attrape-moa/model';
import type { KeysIn } from '#test/support/keys-in';

/** In views too, redacted; `advice` is one word's, for who rules on it. */
type Redacted = 'hands' | 'submissions' | 'ready' | 'advice';
/** What only the state may hold. */
type Hidden = 'secret' | 'pile' | Exclude<keyof Secret, Redacted>;

type Leaks<T> = Extract<KeysIn<T>, Hidden>;

it('a view has no place for what is secret: this file does not compile otherwise', () => {
  const leaksInView: [Leaks<View>] extends [never] ? 'none' : Leaks<View> = 'none';
  const leaksInReview: [Leaks<Review>] extends [never] ? 'none' : Leaks<Review> = 'none';
  // The check itself can tell: a view that held the secret would be found out.
  const leaksInState: Leaks<{ a: { secret: 1 }[] }> = 'secret';
  expect([leaksInView, leaksInReview, leaksInState]).toEqual(['none', 'none', 'secret']);
});
