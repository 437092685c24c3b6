// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatResult } from '#engine/games/attrape-moa/model';
import GameProjector from '#page/games/attrape-moa/GameProjector.vue';
import GameTable from '#page/games/attrape-moa/GameTable.vue';
import { bestOf, classStories } from '#page/games/attrape-moa/logic/stories';
import { setLanguage } from '#page/i18n';
import { mountScene, type Mounted } from '#test/support/scenes/mount';
import { SCENES, Stage } from '#test/support/attrape-moa/scenes';

let mounted: Mounted | null = null;

afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = null;
  setLanguage('fr');
});

const PUPILS = ['Ana', 'Bilal', 'Chloé', 'David', 'Emma', 'Farid'];

/** The page of who looks after a class's round in which these words were handed in, by seat. */
async function classResult(words: readonly (string | null)[], audience: number | 'referee' = 5) {
  const stage = new Stage({ variant: 'class' }, PUPILS).do('referee', { type: 'startRound' });
  words.forEach((word, seat) => word !== null && stage.do(seat, { type: 'submit', word }));
  stage.do('clock', { type: 'tick' }, 80_000);
  if (stage.view('public').phase !== 'ready') stage.do('clock', { type: 'tick' }, 80_000);
  mounted = await mountScene(GameTable, stage, audience);
  return mounted.wrapper;
}

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

function result(seat: number, word: string | null, valid: boolean | null, points = 0): SeatResult {
  return { seat, word, valid, reason: null, points };
}

describe('who is named as the best of a round', () => {
  it('class: everyone with the longest valid word, and nobody with a shorter or refused one', () => {
    const results = [
      result(0, 'SALE', true),
      result(1, 'SALADES', true),
      result(2, 'MAISONSX', false),
      result(3, 'MAISONS', true),
    ];
    expect(bestOf(results, 'class')).toEqual({ seats: [1, 3], word: 'SALADES' });
  });

  it('classic: the first-ranked valid word alone, however long the next one is', () => {
    const results = [
      result(2, 'X', false),
      result(3, 'SALADES', true),
      result(1, 'MAISONS', true),
      result(0, null, null),
    ];
    expect(bestOf(results, 'classic')).toEqual({ seats: [3], word: 'SALADES' });
  });

  it('nobody, when no word is valid', () => {
    expect(bestOf([result(0, 'X', false), result(1, null, null)], 'class')).toBeNull();
    expect(bestOf([], 'classic')).toBeNull();
  });

  it.each([
    [2, 'Ana et Bilal trouvent un mot de 7 lettres !'],
    [3, 'Ana, Bilal et Chloé trouvent un mot de 7 lettres !'],
    [4, 'Ils sont 4 à trouver un mot de 7 lettres !'],
  ])('of %i with as many letters: up to three are named, more are counted', async (ties, sentence) => {
    const page = await classResult([...Array<string>(ties).fill('SALADES'), 'DANSE']);
    expect(plain(page.find('h2').text())).toContain(sentence);
  });

  it('is said in the page’s language', async () => {
    setLanguage('en');
    const page = await classResult(['SALADES', 'SALADES', 'SALADES']);
    expect(page.find('h2').text()).toContain('Ana, Bilal, and Chloé find a word of 7 letters!');
  });

  it('one alone has the word told', async () => {
    const page = await classResult(['SALADES', 'DANSE']);
    expect(plain(page.find('h2').text())).toContain('Ana trouve le mot le plus long : SALADES !');
  });
});

describe('which stories of a class are told first', () => {
  it('one’s own, then the three with the most points; none is lost', () => {
    const stories = [1, 7, 5, 4, 8, 2].map((points, seat) => result(seat, 'X', true, points));
    const { first, others } = classStories(stories, 0);
    expect(first.map(({ seat }) => seat)).toEqual([0, 4, 1, 2]);
    expect(others.map(({ seat }) => seat)).toEqual([3, 5]);
  });

  it('the three best alone for who has no word, or no seat', () => {
    const stories = [1, 7, 5, 4].map((points, seat) => result(seat, 'X', true, points));
    expect(classStories(stories, null).first.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(classStories(stories, 9).others.map(({ seat }) => seat)).toEqual([0]);
  });

  it('on the page, the others are folded away', async () => {
    const page = await classResult(['SALE', 'SALADES', 'SALADES', 'SALADE', 'DANSE'], 0);
    const names = (cards: ReturnType<typeof page.findAll>) => cards.map((card) => card.find('.name').text());
    expect(names(page.findAll('.stories > .cards .result'))).toEqual(['Ana', 'Bilal', 'Chloé', 'David']);
    expect(page.find('.stories > details').attributes('open')).toBeUndefined();
    expect(names(page.findAll('.stories > details .result'))).toEqual(['Emma']);
  });
});

describe('the wall of a class', () => {
  it('has the score of every pupil', async () => {
    const stage = SCENES['wholeClassResult']!();
    mounted = await mountScene(GameProjector, stage, 'public');
    const rows = mounted.wrapper.findAll('.line li');
    expect(rows).toHaveLength(40);
    expect(rows.map((row) => row.find('.name').text()).sort()).toEqual(
      [...stage.view('public').players].sort(),
    );
  });
});
