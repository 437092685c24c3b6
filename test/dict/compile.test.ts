import { describe, expect, it } from 'vitest';
import { classNames } from '#engine/core/words';
import { readAffixes } from '#dict/compile/affixes';
import { expand, type Reading } from '#dict/compile/expand';
import { makeTable, type Sources } from '#dict/compile/table';

const AFF = `
FLAG long
FULLSTRIP
NEEDAFFIX ()
KEEPCASE ||
NOSUGGEST --

PFX L' Y 1
PFX L' 0 l' . dp:le|la+

PFX Um Y 4
PFX Um 0 0/S. .
PFX Um 0 kilo/S.() .
PFX Um 0 d'exa/S.() . dp:de+
PFX Um 0 milli .

PFX U. N 1
PFX U. 0 k .

SFX S. Y 2
SFX S. 0 0/L'D'Q' [^sxz] is:sg
SFX S. 0 s/D'Q' [^sxz] is:pl

SFX a0 Y 5
SFX a0 er er/n'q' er po:infi
SFX a0 er e/j'n' [^y]er po:ipre po:spre po:1sg po:3sg
SFX a0 er è/n'q' er po:ipre po:1isg
SFX a0 er asse/j'n' [^cg]er po:simp po:1sg
SFX a0 er a/n'q' [^cg]er po:ipsi po:3sg

SFX p+ Y 1
SFX p+ er é/L'D'Q' er po:ppas po:adj is:mas is:sg

SFX zE Y 1
SFX zE être est/n' être po:ipre po:3sg
`;

const affixes = readAffixes(AFF);

function readings(...stems: string[]): Reading[] {
  return expand([String(stems.length), ...stems].join('\n'), affixes);
}

function forms(...stems: string[]): string[] {
  return readings(...stems).map(
    ({ form, lemma, classes }) => `${form}<${lemma} ${classNames(classes).join('+')}`,
  );
}

describe('expansion', () => {
  it('refuses an affix file of another dialect', () => {
    expect(() => readAffixes(AFF.replace('FLAG long', 'FLAG UTF-8'))).toThrow('FLAG long');
    expect(() => readAffixes(AFF.replace('FULLSTRIP', ''))).toThrow('FULLSTRIP');
  });

  it('takes a stem with NEEDAFFIX only with its endings, which give plurals', () => {
    expect(forms('chat/S.() po:nom is:mas')).toEqual(['chat<chat noun', 'chats<chat noun']);
    expect(forms("héros/L'D' po:nom is:mas is:inv")).toEqual(['héros<héros noun']);
  });

  it('gives conjugated forms the class of their ending, participles « adj » too, and marks forms of books', () => {
    expect(forms('aimer/a0p+() po:v1_it_q__a')).toEqual([
      'aimer<aimer inf',
      'aime<aimer verb',
      'aimasse<aimer verb',
      'aima<aimer verb',
      'aimé<aimer verb+adj',
    ]);
    const literary = readings('aimer/a0p+() po:v1_it_q__a').filter((reading) => reading.literary);
    expect(literary.map(({ form }) => form)).toEqual(['aimasse']);
  });

  it('leaves out spellings that only stand before « -je »', () => {
    expect(readings('aimer/a0() po:v1').some(({ form }) => form === 'aimè')).toBe(false);
  });

  it('may strip a whole stem (FULLSTRIP)', () => {
    expect(forms('être/zE() po:v0ei_____a')).toEqual(['est<être verb']);
  });

  it('makes units with word prefixes, and skips elided and symbol ones', () => {
    expect(forms('gramme/Um() po:nom is:mas')).toEqual([
      'gramme<gramme noun',
      'gramme<gramme noun',
      'grammes<gramme noun',
      'kilogramme<kilogramme noun',
      'kilogrammes<kilogramme noun',
      'milligramme<milligramme noun',
    ]);
    expect(forms('m/U. po:nom')).toEqual([]); // one letter is no word, and the prefix makes symbols
  });

  it.each([
    'Paris/L po:npr',
    'paris po:npr',
    'kg/||-- po:nom is:mas is:inv',
    'rad/U.|| po:nom',
    'jusqu/-- po:mg',
    "m'dame po:nom po:titr",
    'arc-en-ciel po:nom',
    '2d po:adj',
    'extremis po:loc.adv',
    'anti po:pfx',
    'viii po:nbro',
    'døner po:nom',
    'z po:nom',
    'aaaaaaaaaaaaaaaaaaaaaaaaaa po:nom',
  ])('leaves out « %s »', (stem) => {
    expect(forms(stem)).toEqual([]);
  });

  it.each([
    ['afin po:mg po:loc.prepv po:loc.cj', ['tool']],
    ['deux po:nb is:epi is:pl', ['adj']],
    ['madame po:nom po:titr is:fem', ['noun']],
    ['messieurs po:titr is:mas is:pl', ['noun']],
    ['ne po:mg po:negadv', ['adv', 'tool']],
    ['zut po:interj', ['tool']],
    ['abader po:v1____p_e_ po:infi', ['inf']],
    ['courre po:v3__t_____ is:infi', ['inf']],
  ])('« %s » is of the classes %j', (stem, classes) => {
    expect(readings(stem).map((reading) => classNames(reading.classes))).toEqual([classes]);
  });
});

describe('the table', () => {
  const dic = ['4', 'chat/S.() po:nom', 'juron/S.() po:nom', 'jurer/a0() po:v1', 'km po:nom'].join('\n');
  const sources: Sources = {
    aff: AFF,
    dic,
    frequency: ['chats', 'the', 'juron', 'jure'],
    extra: ['kid/S.() po:nom'],
    deny: ['km'],
    school: ['kid'],
    unclean: ['juron'],
    names: ['the'],
  };
  const table = makeTable(sources);
  const record = (word: string) => table.find((one) => one.word === word);

  it('is sorted, without what is denied, with what is added', () => {
    const words = table.map(({ word }) => word);
    expect(words).toEqual([...words].sort());
    expect(words).not.toContain('KM');
    expect(words).toContain('KIDS');
  });

  it('passes ranks on to inflections, but not to forms of books', () => {
    expect(record('CHAT')!.rank).toBe(1);
    expect(record('CHATS')!.rank).toBe(2);
    expect(record('JURE')!.rank).not.toBeNull();
    expect(record('JURASSE')!.rank).toBeNull();
    expect(record('KIDS')!.rank).not.toBeNull();
  });

  it('closes the list of words never proposed by lemma', () => {
    for (const word of ['JURON', 'JURONS']) {
      expect(record(word)!.rank).not.toBeNull();
      expect(record(word)!.proposable).toBe(false);
    }
    expect(record('JURE')!.proposable).toBe(true);
  });

  it('never proposes a word that may be read as one of them', () => {
    const twice = makeTable({
      ...sources,
      frequency: ['chat', 'chats'],
      extra: ['kid/S.() po:nom', 'chats po:interj'],
      unclean: ['chats'],
    });
    expect(twice.find(({ word }) => word === 'CHATS')!.proposable).toBe(false);
    expect(twice.find(({ word }) => word === 'CHAT')!.proposable).toBe(true);
  });

  it.each([
    ['deny', { deny: ['km', 'mm'] }],
    ['school', { school: ['licorne'] }],
    ['unclean', { unclean: ['licorne'] }],
  ])('refuses an entry of the list « %s » that matches nothing', (list, change) => {
    expect(() => makeTable({ ...sources, ...change })).toThrow(`« ${list} »`);
  });
});
