// @vitest-environment happy-dom
import { DOMWrapper, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { TableInfo } from '#engine/wire/from-host';
import { i18n } from '#page/i18n';
import CorrectScore from '#page/screens/table/CorrectScore.vue';
import { useSession } from '#page/stores/session';

async function open(game: string, players: string[], scores: number[]) {
  const view: CommonView = {
    game,
    players,
    phase: 'play',
    t: 0,
    deadline: null,
    paused: false,
    scores,
    winners: [],
  };
  const table: TableInfo = {
    id: 't1',
    title: 'Chez nous',
    game,
    stage: 'playing',
    options: {},
    seats: [],
    bounds: { min: 2, max: 4 },
    referee: null,
    spectators: 0,
    openReview: null,
    obstacle: null,
    you: { seat: null, referee: true, refereeCode: null },
  };
  const pinia = createPinia();
  setActivePinia(pinia);
  const act = vi.spyOn(useSession(), 'act').mockResolvedValue({ ok: true });
  mount(
    { render: () => h(TooltipProvider, null, () => h(CorrectScore, { open: true, table, view })) },
    { global: { plugins: [pinia, i18n] }, attachTo: document.body },
  );
  await flushPromises();
  return { act, page: new DOMWrapper(document.body) };
}

enableAutoUnmount(afterEach);
afterEach(() => {
  vi.restoreAllMocks();
});

function choices(page: DOMWrapper<HTMLElement>): string[] {
  return page.findAll('[role=radio]').map((radio) => radio.text());
}

async function press(page: DOMWrapper<HTMLElement>, name: string): Promise<void> {
  await page
    .findAll('button')
    .find((button) => button.text() === name)
    ?.trigger('click');
  await flushPromises();
}

describe('a score corrected by the referee', () => {
  it('is a player’s, who stands there with the points of now', async () => {
    const { act, page } = await open('attrape-moa', ['Ana', 'Bilal'], [3, 1]);
    expect(choices(page)).toEqual([
      expect.stringMatching(/Ana.*3 points/s),
      expect.stringMatching(/Bilal.*1 point/s),
    ]);
    await page.findAll('[role=radio]')[1]?.trigger('click');
    await press(page, 'Corriger');
    expect(act).toHaveBeenCalledExactlyOnceWith(
      { type: 'adjust', seat: 1, points: 1, reason: '' },
      'referee',
    );
  });

  it('is a camp’s where seats play in camps: each once, by its name', async () => {
    const { act, page } = await open('takemo', ['Ana', 'Bilal', 'Chloé', 'Driss'], [9, 4, 9, 4]);
    expect(choices(page)).toEqual([
      expect.stringMatching(/Blancs.*9 points/s),
      expect.stringMatching(/Noirs.*4 points/s),
    ]);
    await page.findAll('[role=radio]')[1]?.trigger('click');
    await press(page, 'Corriger');
    expect(act).toHaveBeenCalledExactlyOnceWith(
      { type: 'adjust', seat: 1, points: 1, reason: '' },
      'referee',
    );
  });
});
