// @vitest-environment happy-dom
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, shallowRef } from 'vue';
import type { SeatInfo, TableInfo } from '#engine/wire/from-host';
import type { GamePage } from '#page/games/contract';
import type * as Registry from '#page/games/registry';
import { attrapeMoa } from '#page/games/attrape-moa/index';
import { i18n } from '#page/i18n';
import LobbyView from '#page/screens/lobby/LobbyView.vue';
import { emptySeats, playersFault } from '#page/screens/lobby/players';
import { useAnnouncer } from '#page/stores/announcer';
import { useSession } from '#page/stores/session';

/** A game of two camps for two or four; texts that are there stand in for its own. */
const CAMPS: GamePage = {
  ...attrapeMoa,
  id: 'camps',
  camp: (seat) => ({ name: seat % 2 === 0 ? 'parts.stepper.less' : 'parts.stepper.more' }),
  playerCounts: 'table.loading',
};
vi.mock('#page/games/registry', async (original) => {
  const registry = await original<typeof Registry>();
  return {
    ...registry,
    gamePage: (id: string) => (id === 'camps' ? CAMPS : registry.gamePage(id)),
  };
});

const NAMES = ['Ana', 'Bilal', 'Chloé', 'David'];

function tableOf(game: string, names: readonly string[], changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    title: 'Chez nous',
    game,
    stage: 'lobby',
    options: {},
    seats: names.map((name, seat): SeatInfo => ({
      seat,
      name,
      bot: name === 'David' ? 2 : null,
      here: true,
    })),
    bounds: { min: 2, max: 4 },
    referee: { name: 'Ana', here: true },
    spectators: 0,
    openReview: null,
    obstacle: null,
    you: { seat: 0, referee: true, refereeCode: 'ABCDEF' },
    ...changes,
  };
}

function showLobby(first: TableInfo) {
  const table = shallowRef(first);
  const pinia = createPinia();
  setActivePinia(pinia);
  const session = useSession();
  session.wanted = 't1';
  // What the host does, and nothing else: the page moves no seat by itself.
  const request = vi.spyOn(session, 'request').mockImplementation(async (body) => {
    if (body.type !== 'moveSeat') return { ok: false, code: 'OFFLINE' };
    const names = table.value.seats.map(({ name }) => name);
    names.splice(body.to, 0, ...names.splice(body.seat, 1));
    table.value = tableOf(table.value.game, names);
    return { ok: true };
  });
  const leads = vi.spyOn(session, 'leads', 'get').mockReturnValue(first.you.referee);
  const wrapper = mount(
    { render: () => h(TooltipProvider, null, () => h(LobbyView, { table: table.value })) },
    { global: { plugins: [pinia, i18n], stubs: { InvitePanel: true } }, attachTo: document.body },
  );
  const rows = () => wrapper.findAll('.seats > li').map((row) => row.text());
  const button = (label: string) => wrapper.find(`button[aria-label="${label}"]`);
  return { wrapper, request, leads, rows, button, table };
}

enableAutoUnmount(afterEach);
afterEach(() => vi.restoreAllMocks());

describe('how many can play', () => {
  const counted = (names: readonly string[], obstacle: string | null) =>
    tableOf('camps', names, { obstacle, bounds: { min: 2, max: 4 } });

  it('too few, too many, or a number between that can’t; nothing where the fault is another', () => {
    const of = (n: number, obstacle: string | null) =>
      playersFault(counted([...NAMES, 'Emma'].slice(0, n), obstacle));
    expect([1, 3, 5].map((n) => of(n, 'BAD_PLAYERS'))).toEqual(['tooFew', 'between', 'tooMany']);
    expect([of(2, null), of(3, 'NEEDS_REFEREE')]).toEqual([null, null]);
  });

  it('leaves a seat empty for who is missing', () => {
    expect(emptySeats(counted([], 'BAD_PLAYERS'))).toEqual([0, 1]);
    expect(emptySeats(counted(NAMES.slice(0, 3), 'BAD_PLAYERS'))).toEqual([3]);
    expect(emptySeats(counted(NAMES, null))).toEqual([]);
    expect(emptySeats(counted(NAMES.slice(0, 3), 'NEEDS_REFEREE'))).toEqual([]);
  });

  it('is told in the game’s own words to everyone, and bars the start', () => {
    const { wrapper, rows } = showLobby(tableOf('camps', NAMES.slice(0, 3), { obstacle: 'BAD_PLAYERS' }));
    const sentence = i18n.global.t('table.loading');
    expect(wrapper.find('.counts').text()).toBe(sentence);
    expect(rows()).toHaveLength(4);
    const start = wrapper.find('footer button');
    expect(start.attributes('aria-disabled')).toBe('true');
    expect(wrapper.find('footer').text()).toContain(sentence);
  });
});

describe('seats in camps', () => {
  it('show their camp, and the empty one does, too', () => {
    const { rows } = showLobby(tableOf('camps', NAMES.slice(0, 3), { obstacle: 'BAD_PLAYERS' }));
    const [less, more] = [i18n.global.t('parts.stepper.less'), i18n.global.t('parts.stepper.more')];
    expect(rows().map((row) => [row.includes(less), row.includes(more)])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('are moved by who leads: a press asks the host, is said aloud, and the button stays under the finger', async () => {
    const { button, request, rows } = showLobby(tableOf('camps', NAMES));
    expect(button('Monter Ana').attributes('disabled')).toBeDefined();
    expect(button('Descendre David').attributes('disabled')).toBeDefined();
    const up = button('Monter David');
    (up.element as HTMLElement).focus();
    await up.trigger('click');
    await flushPromises();
    await nextTick();
    expect(request).toHaveBeenLastCalledWith({ type: 'moveSeat', seat: 3, to: 2 });
    expect(rows().map((row) => NAMES.find((name) => row.includes(name)))).toEqual([
      'Ana',
      'Bilal',
      'David',
      'Chloé',
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter David');
    const said = useAnnouncer().polite;
    expect(said).toContain('David');
    expect(said).toContain(i18n.global.t('parts.stepper.less'));
  });

  it('that comes to the top keeps the focus on the button that is left', async () => {
    const { button } = showLobby(tableOf('camps', NAMES.slice(0, 2)));
    await button('Monter Bilal').trigger('click');
    await flushPromises();
    await nextTick();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Descendre Bilal');
  });

  it('can’t be moved by others, nor where a game has no camps', () => {
    const you = { seat: 1, referee: false, refereeCode: null };
    expect(
      showLobby(tableOf('camps', NAMES, { you }))
        .wrapper.find('.mover')
        .exists(),
    ).toBe(false);
    const plain = showLobby(tableOf(attrapeMoa.id, NAMES)).wrapper;
    expect(plain.find('.mover').exists()).toBe(false);
    expect(plain.find('.seats .camp').exists()).toBe(false);
  });
});
