import { describe, expect, it } from 'vitest';
import { arrangeRack, mixRack } from '#page/composables/rackOrder';
import { emptyBoard } from '#engine/games/takemo/board';
import type { Setting, Tentative } from '#page/games/takemo/place/arrangement';
import { readKept, writeKept, type Kept } from '#page/games/takemo/place/kept';
import { rackTiles } from '#page/games/takemo/place/rack';

const setting: Setting = { board: emptyBoard(), camp: 0, hand: [...'LUNEABCD'], takemo: 1 };
const tile = (letter: string, col: number, wild = false): Tentative => ({
  square: [15, col],
  letter,
  wild,
  under: '.',
});
const kept: Kept = {
  arrangement: { tiles: [tile('L', 3), tile('X', 4, true)], cursor: { square: [15, 5], dir: 'H' } },
  rack: [...'DCBAENUL'],
};

describe('what a window keeps', () => {
  it('is read again as it was written', () => {
    expect(readKept(setting, writeKept(setting, kept))).toEqual(kept);
  });

  it('belongs to its hand, its Takemo tiles and its camp', () => {
    const written = writeKept(setting, kept);
    expect(readKept({ ...setting, hand: [...'LUNEABCE'] }, written)).toBeNull();
    expect(readKept({ ...setting, takemo: 0 }, written)).toBeNull();
    expect(readKept({ ...setting, camp: 1 }, written)).toBeNull();
    expect(readKept({ ...setting, hand: [...'DCBAENUL'] }, written)).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another form', '{"of":1}'],
    ['a tile without a square', writeKept(setting, kept).replace('[15,3]', '15')],
    ['a tile the hand has not', writeKept(setting, kept).replace('"letter":"L"', '"letter":"Z"')],
    ['two Takemo tiles for one', writeKept(setting, kept).replace('"wild":false', '"wild":true')],
  ])('is worth nothing when it is %s', (_, text) => {
    expect(readKept(setting, text)).toBeNull();
  });
});

describe('the rack', () => {
  it('keeps its order as tiles leave and come', () => {
    expect(arrangeRack([...'DCBAENUL'], [...'ABCDXXEN'])).toEqual([...'DCBAENXX']);
  });

  it('shows which tiles are on the board, each once', () => {
    const used = rackTiles([...'AXA'], [tile('A', 1), tile('X', 2, true)]);
    expect(used.map((one) => one.used)).toEqual([true, false, false]);
  });

  it('mixes without losing any', () => {
    const order = [...'LUNEABCD'];
    expect([...mixRack(order)].sort()).toEqual([...order].sort());
    expect(mixRack([...'AB'], () => 0.5)).toEqual([...'AB']);
  });
});
