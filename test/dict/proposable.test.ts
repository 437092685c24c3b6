import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#engine/core/words';
import { readThemes } from '#dict/compile/lists';
import { loadFrench } from '#dict/french';
import type { Lexicon } from '#dict/lexicon';

let french: Lexicon;
beforeAll(() => {
  french = loadFrench();
});

describe('words that are proposed', () => {
  it('never have a form or a lemma of the list of words never proposed', () => {
    const unclean = new Set([...readThemes('unclean.txt').values()].flat());
    const shown: string[] = [];
    for (let number = 0; number < french.size; number++) {
      if (!french.isProposable(number)) continue;
      const word = french.automaton.wordAt(number);
      if ([...french.forms(word), ...french.lemmas(word)].some((text) => unclean.has(text))) shown.push(word);
    }
    expect(shown).toEqual([]);
  });

  it.each(
    `MERDE MERDES MERDIQUE PUTAIN PUTAINS PUTES CONNE CONNARDS SALOPES ENCULERAIT NIQUAIENT BITES CHATTE COUILLES
    NEGRE NEGRESSES PEDES BOUGNOULES TAPETTES TUAIENT TUEUSES VIOLERA VIOLE ASSASSINS SUICIDES DROGUAIT COCAINE
    CIGARETTES IVROGNES SEXUELLE SEINS NUES BAISAIT BAISE SUCE PENIS FUSILS BOMBES NAZIS DEBILES IDIOTE CRETINS`.split(
      /\s+/,
    ),
  )('accepts %s and does not propose it', (word) => {
    expect(french.has(word)).toBe(true);
    expect(french.proposable(word)).toBe(false);
  });

  it.each(
    `CHAT CHATS CHIEN MAISON MAISONS JOLIE JOLIES MANGER MANGEAIS TORTUES ECOLE PRINCESSE DRAGONS VELO NEIGE SALE BEURRE
    TIMBRE PEDALE ARMEE CHAMPIGNONS GALOPAIT`.split(/\s+/),
  )('proposes %s', (word) => {
    expect(french.proposable(word)).toBe(true);
  });

  it('and those that may be shown at all, rare ones too, have no unclean reading either', () => {
    for (const word of ['MERDOUILLES', 'ENCULAGE', 'BIROUTES', 'NEGRILLON', 'SODOMISATIONS'])
      expect([french.has(word), french.clean(word)], word).toEqual([true, false]);
    for (const word of ['AUTUNITE', 'FUMANTS', 'CHAT', 'SALE']) expect(french.clean(word), word).toBe(true);
    expect(french.clean('XQZ')).toBe(false);
  });

  it('are everyday words: each has a rank, and is clean', () => {
    let astray = 0;
    for (let number = 0; number < french.size; number++) {
      if (!french.isProposable(number)) continue;
      if (french.rankOf(number) === null || !french.clean(french.automaton.wordAt(number))) astray++;
    }
    expect(astray).toBe(0);
  });

  it('are enough for a game of every length', () => {
    const lengths = new Map<number, number>();
    for (let number = 0; number < french.size; number++) {
      if (!french.isProposable(number)) continue;
      const { length } = french.automaton.wordAt(number);
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
    expect(lengths.get(2)).toBeGreaterThan(50);
    for (const length of [3, 4, 5, 6, 7, 8, 9, 10]) expect(lengths.get(length)).toBeGreaterThan(300);
  });
});

describe('the school list', () => {
  it('has about 1,500 words or more, by theme, and none that is not proposed', () => {
    const themes = readThemes('school.txt');
    const words = new Set([...themes.values()].flat());
    expect(words.size).toBeGreaterThan(1500);
    for (const theme of [
      'école',
      'animaux',
      'maison',
      'corps',
      'cuisine',
      'sport',
      'nature',
      'métiers',
      'émotions',
    ]) {
      expect(themes.get(theme)?.length).toBeGreaterThan(30);
    }
    expect([...words].filter((word) => !french.proposable(fold(word)))).toEqual([]);
    expect([...words].filter((word) => !french.forms(fold(word)).includes(word))).toEqual([]);
  });
});
