// @vitest-environment happy-dom
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h } from 'vue';
import type { TableInfo } from '#engine/wire/from-host';
import type { Answer } from '#page/games/contract';
import { i18n } from '#page/i18n';
import AppStepper from '#page/parts/AppStepper.vue';
import LobbyView from '#page/screens/lobby/LobbyView.vue';
import { useSession } from '#page/stores/session';

const TABLE: TableInfo = {
  id: 't1',
  title: 'Chez nous',
  game: 'takemo',
  stage: 'lobby',
  options: {},
  seats: [
    { seat: 0, name: 'Ana', bot: null, here: true },
    { seat: 1, name: 'Bilal', bot: null, here: true },
  ],
  bounds: { min: 2, max: 4 },
  referee: { name: 'Ana', here: true },
  spectators: 0,
  openReview: null,
  obstacle: null,
  you: { seat: 0, referee: true, refereeCode: 'ABCDEF' },
};

/** The Salon of someone who leads, and what it asks of the host, in order; options are answered by hand. */
function showLobby() {
  const pinia = createPinia();
  setActivePinia(pinia);
  const session = useSession();
  const asked: unknown[] = [];
  let answer: (given: Answer) => void = () => undefined;
  vi.spyOn(session, 'leads', 'get').mockReturnValue(true);
  vi.spyOn(session, 'request').mockImplementation((body) => {
    asked.push(body);
    if (body.type !== 'setOptions') return Promise.resolve({ ok: true });
    return new Promise((resolve) => (answer = resolve));
  });
  const wrapper = mount(
    { render: () => h(TooltipProvider, null, () => h(LobbyView, { table: TABLE })) },
    { global: { plugins: [pinia, i18n], stubs: { InvitePanel: true } }, attachTo: document.body },
  );
  return { wrapper, asked, answer: (given: Answer) => answer(given) };
}

enableAutoUnmount(afterEach);
afterEach(() => vi.restoreAllMocks());

describe('the start of a game', () => {
  async function countAndStart() {
    const lobby = showLobby();
    await lobby.wrapper.find('.more').trigger('click');
    await lobby.wrapper.findComponent(AppStepper).setValue(60);
    await lobby.wrapper.find('footer button').trigger('click');
    return lobby;
  }

  it('comes after the options that are shown, however quick the hand', async () => {
    const { asked, answer } = await countAndStart();
    const options = { type: 'setOptions', options: { turnSeconds: 60 } };
    expect(asked).toEqual([options]);
    answer({ ok: true });
    await flushPromises();
    expect(asked).toEqual([options, { type: 'start' }]);
  });

  it('does not come by other options than those that are shown: where they are refused, that is told', async () => {
    const { asked, answer } = await countAndStart();
    answer({ ok: false, code: 'BAD_OPTION', detail: 'turnSeconds' });
    await flushPromises();
    expect(asked).toHaveLength(1);
  });
});
