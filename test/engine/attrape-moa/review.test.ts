import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { fromEntries } from '#dict/memory';
import { act, openMatch, type Match } from '#engine/core/match';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { attrapeMoa } from '#engine/games/attrape-moa/index';
import type { Review, State } from '#engine/games/attrape-moa/model';
import { review } from '#engine/games/attrape-moa/review';
import { GAMES } from '#engine/games/registry';

const game = GAMES.get(attrapeMoa.id)!;
const WORDS = fromEntries([
  { word: 'chariots', classes: ['noun'], rank: 900, proposable: false },
  { word: 'chariot', classes: ['noun'], rank: 50 },
  { word: 'manger', classes: ['inf'], rank: 3 },
  { word: 'chair', classes: ['noun'], rank: 40 },
  { word: 'choir', classes: ['inf'] },
  { word: 'salé', classes: ['adj'], rank: 10 },
  { word: 'sale', classes: ['adj'], rank: 5 },
  { word: 'mur', classes: ['noun'], rank: 2 },
  { word: 'aucun', classes: ['tool'], rank: 1 },
  { word: 'moi', classes: ['tool'], rank: 1 },
]);

const UNGRABBED = [
  { t: 0, by: 0, type: 'startRound' },
  { t: 1, by: 'referee', type: 'endPhase' },
];

function played(deck: string, options: JsonObject, lines: readonly JsonObject[]): Match {
  const setup = { players: ['A', 'B', 'C'], options, seed: 's', shuffles: [[...deck]] };
  const opened = openMatch(game, setup);
  if (!opened.ok) throw new Error('setup');
  return lines.reduce<Match>((match, line) => {
    const outcome = act(game, match, line, WORDS);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.match;
  }, opened.value);
}

function tell(match: Match, dictionary: Dictionary = WORDS): Review | null {
  return review(match.state as State, dictionary);
}

describe('review of a round', () => {
  it('there is none before a round has ended', () => {
    expect(tell(played('CHATSMANGERIOUL', {}, []))).toBeNull();
    expect(tell(played('CHATSMANGERIOUL', {}, UNGRABBED.slice(0, 1)))).toBeNull();
  });

  it('tells the longest words of each hand, without a joker, and the best of all', () => {
    const told = tell(played('CHATSMANGERIOUL', {}, UNGRABBED));
    expect(told).toMatchObject({ round: 1, common: [...'RIOUL'] });
    expect(told?.hands.map(({ seat, cards }) => [seat, cards.join('')])).toEqual([
      [1, 'CHATS'],
      [2, 'MANGE'],
    ]);
    const words = (found: Review['best'] | undefined) => found?.map(({ word }) => word);
    expect(words(told?.best)).toEqual(['CHARIOT', 'MANGER', 'CHAIR', 'CHOIR', 'MUR']);
    expect(words(told?.hands[0]?.best)).toEqual(['CHARIOT', 'CHAIR', 'CHOIR']);
    expect(words(told?.hands[1]?.best)).toEqual(['MANGER', 'MUR']);
  });

  it('never proposes a word that may not be proposed, however long; nor one of a class this game refuses', () => {
    const told = JSON.stringify(tell(played('CHATSMANGERIOUL', {}, UNGRABBED)));
    expect(told).not.toContain('CHARIOTS');
    expect(told).not.toContain('MOI');
    expect(JSON.stringify(tell(played('CHATSMANGERIOUL', { toolWords: true }, UNGRABBED)))).toContain(
      '"MOI"',
    );
  });

  it('writes words as they are spelled, the more usual first', () => {
    const told = tell(played('SALEXMANGERIOUL', {}, UNGRABBED));
    const sale = told?.hands[0]?.best.find(({ word }) => word === 'SALE');
    expect(sale).toMatchObject({ length: 4, jokers: 0 });
    expect([...(sale?.forms ?? [])].sort()).toEqual(['sale', 'salé']);
  });

  it('in class all have the same ten cards: there are no hands to tell of', () => {
    const lines = [
      { t: 0, by: 'referee', type: 'startRound' },
      { t: 1, by: 'referee', type: 'endPhase' },
    ];
    const told = tell(played('MANGERMURS', { variant: 'class' }, lines));
    expect(told?.hands).toEqual([]);
    expect(told?.best.map(({ word }) => word)).toEqual(['MANGER', 'MUR']);
  });

  it('is of the round that ended, also when the next one is broken off', () => {
    const lines = [
      ...UNGRABBED,
      { t: 2, by: 1, type: 'startRound' },
      { t: 3, by: 'referee', type: 'endGame' },
    ];
    expect(tell(played('CHATSMANGERIOUL', {}, lines))?.round).toBe(1);
  });

  it('everyday words first, then rare ones that are longer, and no unclean one however long', () => {
    const dictionary = fromEntries([
      { word: 'chat', classes: ['noun'], rank: 4 },
      { word: 'achat', classes: ['noun'], rank: 90 },
      { word: 'chatas', classes: ['verb'], proposable: false, clean: true },
      { word: 'cahot', classes: ['noun'], proposable: false, clean: true },
      { word: 'tachas', classes: ['verb'], proposable: false, clean: false },
    ]);
    const told = tell(played('CHATSMANGEAAOUL', {}, UNGRABBED), dictionary);
    expect(told?.hands[0]?.best.map(({ word, everyday }) => [word, everyday])).toEqual([
      ['ACHAT', true],
      ['CHAT', true],
      ['CHATAS', false],
    ]);
  });

  it('with the French lexicon: a handful of words of the cards, longest first, all clean and spelled', () => {
    const french = loadFrench();
    const told = tell(played('CHATSMANGERIOUL', {}, UNGRABBED), french);
    const lists = [told?.best ?? [], ...(told?.hands.map(({ best }) => best) ?? [])];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.length).toBeLessThanOrEqual(8);
      for (const part of [
        list.filter(({ everyday }) => everyday),
        list.filter(({ everyday }) => !everyday),
      ]) {
        const lengths = part.map(({ length }) => length);
        expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
      }
      for (const { word, forms, everyday } of list) {
        expect(french.proposable(word), word).toBe(everyday);
        expect(french.clean(word), word).toBe(true);
        expect(forms.length).toBeGreaterThan(0);
      }
    }
  });
});
