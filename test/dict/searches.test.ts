import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_LETTER } from '#engine/core/word-graph';
import { buildAutomaton } from '#dict/build';
import { letterSet, parsePattern } from '#dict/pattern';

/** Few letters, so that words share beginnings and endings, and racks often match. */
const letter = fc.constantFrom('A', 'B', 'E', 'S', 'Z');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 7 });
const lexicon = fc.uniqueArray(word, { minLength: 0, maxLength: 60 }).map((words) => words.sort());
const RUNS = { numRuns: 300 };

function canBeLaid(candidate: string, letters: string, jokers: number): boolean {
  let rest = letters;
  let missing = 0;
  for (const one of candidate) {
    if (rest.includes(one)) rest = rest.replace(one, '');
    else missing++;
  }
  return missing <= jokers;
}

describe('the automaton gives what a look at every word gives', () => {
  it('knows its words and their numbers, and no others', () => {
    fc.assert(
      fc.property(lexicon, word, (words, other) => {
        const automaton = buildAutomaton(words);
        expect(automaton.size).toBe(words.length);
        words.forEach((one, number) => {
          expect(automaton.has(one)).toBe(true);
          expect(automaton.numberOf(one)).toBe(number);
          expect(automaton.wordAt(number)).toBe(one);
        });
        expect(automaton.has(other)).toBe(words.includes(other));
        expect(automaton.numberOf(other)).toBe(words.indexOf(other));
      }),
      RUNS,
    );
  });

  it('finds all words from letters and jokers, within the bounds', () => {
    const bounds = fc.record({ min: fc.integer({ min: 0, max: 8 }), max: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(
        lexicon,
        fc.string({ unit: letter, maxLength: 8 }),
        fc.integer({ min: 0, max: 3 }),
        bounds,
        (words, letters, jokers, { min, max }) => {
          const automaton = buildAutomaton(words);
          const found = [...automaton.fromLetters(letters, jokers, { min, max })];
          const expected = words.filter(
            (one) => one.length >= min && one.length <= max && canBeLaid(one, letters, jokers),
          );
          expect(found.map((number) => automaton.wordAt(number))).toEqual(expected);
        },
      ),
      RUNS,
    );
  });

  it('finds all words of a pattern of letter sets', () => {
    const place = fc.oneof(
      fc.constant('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      fc.string({ unit: letter, maxLength: 3 }),
    );
    fc.assert(
      fc.property(lexicon, fc.array(place, { maxLength: 8 }), (words, places) => {
        const automaton = buildAutomaton(words);
        const found = [...automaton.matching(places.map(letterSet))];
        const expected = words.filter(
          (one) => one.length === places.length && [...one].every((char, i) => places[i]!.includes(char)),
        );
        expect(found.map((number) => automaton.wordAt(number))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('finds and counts the words of a prefix', () => {
    fc.assert(
      fc.property(lexicon, fc.string({ unit: letter, maxLength: 4 }), (words, prefix) => {
        const automaton = buildAutomaton(words);
        const { first, end } = automaton.prefixRange(prefix);
        const found = Array.from({ length: end - first }, (_, i) => automaton.wordAt(first + i));
        expect(found).toEqual(words.filter((one) => one.startsWith(prefix)));
      }),
      RUNS,
    );
  });

  it('walks letter by letter to the same words', () => {
    fc.assert(
      fc.property(lexicon, (words) => {
        const automaton = buildAutomaton(words);
        const walked: string[] = [];
        const walk = (node: number, path: string): void => {
          for (let one = 0; one < 26; one++) {
            if ((automaton.lettersFrom(node) & (1 << one)) === 0) continue;
            const longer = path + String.fromCharCode(65 + one);
            if (automaton.isEnd(node, one)) walked.push(longer);
            walk(automaton.child(node, one), longer);
          }
        };
        walk(automaton.root, '');
        expect(walked).toEqual(words);
      }),
      RUNS,
    );
  });
});

describe('the automaton is minimal', () => {
  it('keeps equal endings once', () => {
    const shared = buildAutomaton(['CHANTAIENT', 'DANSAIENT', 'MANGEAIENT', 'PARLAIENT']);
    const alone = buildAutomaton(['CHANTAIENT']);
    // CHANT + AIENT, and of the others only DANS, MANGE, PARL besides the edges that lead there
    expect(shared.cells.length).toBeLessThan(alone.cells.length + 2 * 'DANSMANGEPARL'.length + 4);
  });
});

describe('the automaton refuses what it can not hold', () => {
  it.each([[['B', 'A']], [['A', 'A']], [['chat']], [['É']], [['']], [['A'.repeat(31)]]])('%j', (words) => {
    expect(() => buildAutomaton(words)).toThrow();
  });

  it('numbers outside', () => {
    const automaton = buildAutomaton(['AB', 'B']);
    for (const number of [-1, 2, Number.NaN]) expect(() => automaton.wordAt(number)).toThrow(RangeError);
  });
});

describe('patterns', () => {
  it('are read place by place', () => {
    expect(parsePattern('A?[XZ]')).toEqual([1, ANY_LETTER, (1 << 23) | (1 << 25)]);
    expect(parsePattern('')).toEqual([]);
  });

  it.each(['a', 'A-B', '[', '[]', 'A[b]', 'É', '.'])('refuse %j', (text) => {
    expect(() => parsePattern(text)).toThrow();
  });
});
