import { beforeAll, describe, expect, it } from 'vitest';
import { classNames, fold, type WordClass } from '#engine/core/words';
import { loadFrench } from '#dict/french';
import type { Lexicon } from '#dict/lexicon';

let french: Lexicon;
beforeAll(() => {
  french = loadFrench();
});

const classesOf = (word: string): WordClass[] => classNames(french.classes(word));

describe('what is a word', () => {
  it.each(
    `MANGEASSIONS CHEVAUX JOLIES ATTELLERAIENT ATTELERAIENT ATTELEE WEEKENDS KAYAKISTE OEUFS COEURS NOEL AIMERAIT XI WU
    AH EUH PARIS LONDRES OK KO KID BABOUINE SANS TANT AFIN LORS EMOJI SELFIE SMARTPHONE TABLETTE COVID KEBAB SUSHI MANGA
    POKER QUIZ BLOG WIFI TWEET CLIC BUG WAGON MOA MADAME MONSIEUR MAMAN DEUX KILOMETRE MILLIWATTS LITRES CLE CLEF NENUFAR
    NENUPHAR EXAEQUO`.split(/\s+/),
  )('takes %s', (word) => {
    expect(french.has(word)).toBe(true);
    expect(french.classes(word)).not.toBe(0);
  });

  it.each(
    `FRANCE RENAULT SNCF KM MM ETC AUJOURDHUI VIII LYON MARSEILLE ONU CM KG JANV ARCCOS VS ED ZZZZ QU JUSQU
    HTTP WWW DOÑA MANGEASSIONSS A Y É`.split(/\s+/),
  )('refuses %s', (word) => {
    expect(french.classes(word)).toBe(0);
    expect(french.forms(word)).toEqual([]);
    expect(french.rank(word)).toBeNull();
    expect(french.proposable(word)).toBe(false);
  });

  it.each(['', 'chat', 'PÂTE', "L'AMI", 'A'.repeat(500), 'CHAT CHIEN', '\u0000', '🐈'])(
    'refuses what is not folded: %j',
    (word) => {
      expect(french.has(word)).toBe(false);
      expect(french.classes(word)).toBe(0);
    },
  );

  it('judges homographs entry by entry: PARIS is « pari », LONDRES is « londrès »', () => {
    expect(french.forms('PARIS')).toEqual(['paris']);
    expect(french.lemmas('PARIS')).toEqual(['pari']);
    expect(french.forms('LONDRES')).toEqual(['londrès']);
  });

  it('has the number of words of each class that the source gives, within half a percent', () => {
    const counts = new Map<string, number>();
    let total = 0;
    for (let number = 0; number < french.size; number++) {
      if (french.automaton.wordAt(number).length > 15) continue;
      total++;
      for (const name of classNames(french.classesOf(number))) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const off = (count: number, expected: number): number => Math.abs(count / expected - 1);
    expect(off(total, 405_698)).toBeLessThan(0.005);
    expect(off(counts.get('noun')!, 97_888)).toBeLessThan(0.005);
    expect(off(counts.get('inf')!, 8_143)).toBeLessThan(0.005);
    expect(off(counts.get('verb')!, 276_269)).toBeLessThan(0.005);
    expect(off(counts.get('adj')!, 72_586)).toBeLessThan(0.005);
    // Two classes differ for reasons that docs/lexicon.md gives: numerals are adjectives here, negations adverbs.
    expect(counts.get('adv')).toBe(1_851);
    expect(counts.get('tool')).toBe(424);
  });
});

describe('classes', () => {
  it.each<[string, WordClass[]]>([
    ['MANGER', ['noun', 'inf']],
    ['MANGEAIT', ['verb']],
    ['MANGE', ['verb', 'adj']],
    ['PARLANT', ['verb', 'adj']],
    ['CHAT', ['noun']],
    ['DEUX', ['adj']],
    ['SOUVENT', ['adv']],
    ['JAMAIS', ['adv', 'tool']],
    ['DANS', ['noun', 'tool']],
    ['AFIN', ['tool']],
    ['EUH', ['tool']],
    ['HELAS', ['verb', 'tool']],
    ['MONSIEUR', ['noun']],
    ['SALE', ['noun', 'verb', 'adj']],
    ['ABADER', ['inf']],
    ['COURRE', ['inf']],
    ['PU', ['verb']],
    ['JUIN', ['noun']],
  ])('%s is %j', (word, classes) => {
    expect(classesOf(word)).toEqual(classes);
  });
});

describe('forms, lemmas, ranks', () => {
  it.each([
    ['SALE', ['sale', 'salé']],
    ['COEURS', ['cœurs']],
    ['ELEVE', ['élève', 'élevé']],
    ['NOEL', ['noël']],
    ['CURRICULUM', ['curriculum']],
    ['AMBIGUE', ['ambigüe', 'ambiguë']],
    ['MAITRE', ['maître', 'maitre']],
  ])('%s is written %j', (word, forms) => {
    expect([...french.forms(word)].sort()).toEqual([...forms].sort());
  });

  it('puts the more usual spelling first', () => {
    expect(french.forms('SALE')[0]).toBe('sale');
    expect(french.forms('ETE')[0]).toBe('été');
  });

  it('folds every form back to its word, and gives every word a lemma', () => {
    const wrong: string[] = [];
    for (let number = 0; number < french.size; number += 7) {
      const word = french.automaton.wordAt(number);
      const forms = french.forms(word);
      const folds = forms.length > 0 && forms.every((form) => fold(form) === word);
      if (!folds || french.lemmas(word).length === 0) wrong.push(word);
    }
    expect(wrong).toEqual([]);
  });

  it('gives lemmas with their accents', () => {
    expect(french.lemmas('CHEVAUX')).toEqual(['cheval']);
    expect(french.lemmas('HELICOPTERES')).toEqual(['hélicoptère']);
    expect([...french.lemmas('SUIS')].sort()).toEqual(['suivre', 'être']);
    expect([...french.lemmas('SALE')].sort()).toEqual(['sale', 'saler', 'salé']);
  });

  it('ranks usual words before rare ones, inflections after their lemma, and most words not at all', () => {
    expect(french.rank('MAISON')!).toBeLessThan(french.rank('TORTUE')!);
    expect(french.rank('TORTUE')!).toBeLessThan(french.rank('TORTUES')!);
    expect(french.rank('GALOPERONS')).not.toBeNull();
    expect(french.rank('GALOPASSIONS')).toBeNull();
    expect(french.rank('WU')).toBeNull();
  });
});
