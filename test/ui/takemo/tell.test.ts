// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine/core/game';
import { i18n } from '#page/i18n';
import { tellMove, type Sentence } from '#page/games/takemo/logic/tell';
import { SCENES } from '#test/support/takemo/scenes';

const { t } = i18n.global;
const inWords = ({ key, named, count }: Sentence): string =>
  (count === undefined ? t(`takemo.tell.${key}`, named) : t(`takemo.tell.${key}`, named, count)).replace(
    /\u00a0/g,
    ' ',
  );

/** The last move of a scene, told. */
function told(scene: string, own: Seat | null = null) {
  const view = SCENES[scene]!().view('public');
  const { main, captures, award } = tellMove(view.lastMove!, view.board, {
    nameOf: (seat) => view.players[seat] ?? '?',
    ofCamp: (camp) => (camp === 0 ? 'des Blancs' : 'des Noirs'),
    own,
  });
  return { main: inWords(main), captures: captures.map(inWords), award: award && inWords(award) };
}

describe('a move told', () => {
  it('across: which letter was covered, of which word, and how many tiles left', () => {
    expect(told('across')).toEqual({
      main: 'Ana pose TIROIR.',
      captures: [
        'TIROIR couvre le E du mot ETOILES : tout le mot est pris (7 pions).',
        'RIVIERE croisait un mot pris : il n’en reste que RIVIER.',
      ],
      award: null,
    });
  });

  it('with keepCrossedLetters: which letter stays, and for which word', () => {
    expect(told('acrossKept').captures).toEqual([
      'TIROIR couvre le E du mot ETOILES : tout le mot est pris (6 pions).',
      'Le E reste : il appartient aussi à RIVIERE.',
    ]);
  });

  it('along: the same letters, the word that crosses, how many in all, and the Takemo tile won', () => {
    const { captures, award } = told('along');
    expect(captures).toEqual([
      'DEROUTE couvre ROUTE en entier, avec les mêmes lettres : le mot est pris (5 pions).',
      'DEROUTE couvre le E du mot LUNE : tout le mot est pris (4 pions).',
      'En tout, 8 pions s’en vont.',
    ]);
    expect(award).toBe('Bilal atteint la ligne de défense des Blancs et gagne un pion Takemo !');
  });

  it('several words are listed in the language of the page', () => {
    const view = SCENES['along']!().view('public');
    const move = {
      ...view.lastMove!,
      formed: ['TE', 'UN'].map((word) => ({ word, row: 1, col: 1, dir: 'H' as const })),
    };
    const telling = { nameOf: () => 'Ana', ofCamp: () => '' };
    const others = (list?: (words: readonly string[]) => string) =>
      tellMove(move, view.board, { ...telling, ...(list && { list }) }).main.named['others'];
    expect(others()).toBe('TE, UN');
    expect(others((words) => words.join(' et '))).toBe('TE et UN');
  });

  it('says « tu » to who made it', () => {
    expect(told('along', 1).main).toBe('Tu poses DEROUTE.');
    expect(told('along', 1).award).toMatch(/^Tu atteins/);
    expect(told('along', 0).main).toBe('Bilal pose DEROUTE.');
  });

  it('that laid nothing takes nothing', () => {
    expect(told('idle')).toEqual({ main: 'Bilal passe son tour.', captures: [], award: null });
  });
});
