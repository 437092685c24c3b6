// @vitest-environment happy-dom
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, shallowRef } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { TableInfo } from '#engine/wire/from-host';
import { i18n } from '#page/i18n';
import RefereeTools from '#page/screens/table/RefereeTools.vue';
import ReviewNote from '#page/screens/table/ReviewNote.vue';
import { useAnnouncer } from '#page/stores/announcer';
import { useSession } from '#page/stores/session';

const VIEW: CommonView = {
  game: 'attrape-moa',
  players: ['Ana', 'Bilal'],
  phase: 'search',
  t: 0,
  deadline: null,
  paused: false,
  scores: [0, 0],
  winners: [],
};

function tableWith(openReview: boolean | null, seat: number | null = 0, referee = true): TableInfo {
  return {
    id: 't1',
    title: 'Chez nous',
    game: 'attrape-moa',
    stage: 'playing',
    options: {},
    seats: [],
    bounds: { min: 2, max: 4 },
    referee: null,
    spectators: 1,
    openReview,
    obstacle: null,
    you: { seat, referee, refereeCode: null },
  };
}

function show(first: TableInfo, render: (table: TableInfo) => ReturnType<typeof h>) {
  const table = shallowRef(first);
  const pinia = createPinia();
  setActivePinia(pinia);
  const request = vi.spyOn(useSession(), 'request').mockResolvedValue({ ok: true });
  const wrapper = mount(
    { render: () => h(TooltipProvider, null, () => render(table.value)) },
    { global: { plugins: [pinia, i18n] }, attachTo: document.body },
  );
  return { wrapper, table, request };
}
const tools = (table: TableInfo) => h(RefereeTools, { table, view: VIEW });
const note = (table: TableInfo) => h(ReviewNote, { table });

enableAutoUnmount(afterEach);
afterEach(() => vi.restoreAllMocks());

describe('the referee’s switch for the review', () => {
  it('is there only where the game has something to open', () => {
    expect(show(tableWith(null), tools).wrapper.find('[aria-pressed]').exists()).toBe(false);
    expect(show(tableWith(false), tools).wrapper.find('[aria-pressed]').exists()).toBe(true);
  });

  it('asks before it opens, and says what will be seen', async () => {
    const { wrapper, request } = show(tableWith(false), tools);
    const button = wrapper.find('[aria-pressed]');
    expect(button.attributes('aria-pressed')).toBe('false');
    await button.trigger('click');
    await flushPromises();
    expect(request).not.toHaveBeenCalled();
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain(i18n.global.t('table.review.askText'));
    const yes = [...(dialog?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent.trim() === i18n.global.t('table.review.open'),
    );
    yes?.click();
    await flushPromises();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'openReview', open: true });
  });

  it('closes at once', async () => {
    const { wrapper, request } = show(tableWith(true), tools);
    expect(wrapper.find('[aria-pressed]').attributes('aria-pressed')).toBe('true');
    await wrapper.find('[aria-pressed]').trigger('click');
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'openReview', open: false });
  });
});

describe('while the review is open', () => {
  it('players are told that others see more, and those who watch that they may', () => {
    const text = (table: TableInfo) => show(table, note).wrapper.find('p.note').text();
    expect(text(tableWith(true, 1, false))).toBe(i18n.global.t('table.review.forPlayers'));
    expect(text(tableWith(true, null, false))).toBe(i18n.global.t('table.review.forWatchers'));
  });

  it('it is said aloud when that changes, and not again for who comes later', async () => {
    const { table, wrapper } = show(tableWith(false, 0, false), note);
    expect(wrapper.find('p.note').exists()).toBe(false);
    expect(useAnnouncer().polite).toBe('');
    table.value = tableWith(true, 0, false);
    await flushPromises();
    expect(wrapper.find('p.note').exists()).toBe(true);
    await flushPromises();
    expect(useAnnouncer().polite).toBe(i18n.global.t('table.review.opened'));
    table.value = tableWith(false, 0, false);
    await flushPromises();
    expect(useAnnouncer().polite).toBe(i18n.global.t('table.review.closed'));
    show(tableWith(true), note);
    expect(useAnnouncer().polite).toBe('');
  });
});
