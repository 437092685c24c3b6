/**
 * Shows a scene of a game, played on by the rules in the browser: `?scene=search&as=1&page=table&lang=fr&dark`. `as`: a
 * seat, `referee` or `public`; `page`: table, projector, ending, rules or emblem. Time stands as in the scene, then runs.
 */
import { createPinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { createApp, defineComponent, h, shallowReactive, type Component } from 'vue';
import type { Audience } from '#engine/core/game';
import type { Answer, GamePage, GameProps } from '#page/games/contract';
import { i18n, setLanguage } from '#page/i18n';
import LiveRegion from '#page/parts/LiveRegion.vue';
import PageHeader from '#page/parts/PageHeader.vue';
import ToastRegion from '#page/parts/ToastRegion.vue';
import '../../../src-renderer/styles/fonts.css';
import '../../../src-renderer/styles/tokens.css';
import '../../../src-renderer/styles/base.css';
import type { GameStage } from './stage';

type Shown = Pick<GamePage, 'table' | 'projector' | 'ending' | 'rules' | 'emblem'>;

interface Query {
  readonly scene: string | null;
  readonly audience: Audience;
  readonly page: string;
  readonly english: boolean;
  readonly dark: boolean;
}

function readQuery(): Query {
  const query = new URLSearchParams(location.search);
  const as = query.get('as') ?? '1';
  return {
    scene: query.get('scene'),
    audience: as === 'referee' || as === 'public' ? as : Number(as),
    page: query.get('page') ?? 'table',
    english: query.get('lang') === 'en',
    dark: query.has('dark'),
  };
}

const answerOf = (code: string | null): Answer => (code === null ? { ok: true } : { ok: false, code });

/** The props of a stage, how they are renewed, and how others play on it. */
function run<View extends object, Review>(stage: GameStage<View, Review>, audience: Audience) {
  let offset = performance.now() - stage.match.t;
  const since = () => Math.max(0, Math.round(performance.now() - offset) - stage.match.t);
  const by = audience === 'referee' ? 'referee' : Number(audience);
  const fresh = () => {
    const remaining = stage.remaining();
    const view = stage.view(audience);
    return {
      view,
      table: stage.table(audience),
      clock:
        remaining === null
          ? ({ kind: 'none' } as const)
          : view.paused
            ? ({ kind: 'stopped', left: remaining } as const)
            : ({ kind: 'running', endsAt: offset + stage.match.t + remaining } as const),
      events: stage.events,
      review: stage.review(),
    };
  };
  const props: GameProps<View, Review> = shallowReactive({
    ...fresh(),
    events: [],
    audience,
    act(action, as) {
      const code = stage.try(as === 'referee' ? 'referee' : by, action, since());
      if (code === null) Object.assign(props, fresh());
      return Promise.resolve(answerOf(code));
    },
    tryOut: (action) => Promise.resolve(answerOf(stage.ask(by, action, since()))),
  } satisfies GameProps<View, Review>);

  setInterval(() => {
    const remaining = stage.remaining();
    if (remaining === null || stage.view(audience).paused || since() < remaining) return;
    stage.do('clock', { type: 'tick' }, since());
    Object.assign(props, fresh());
  }, 100);

  /** For whoever drives this page: plays an action as anyone; lets time pass. */
  Object.assign(window, {
    play(as: number | 'referee', action: Record<string, unknown>) {
      const code = stage.try(as, action as never, since());
      Object.assign(props, fresh());
      return code;
    },
    speed(ms: number) {
      offset -= ms;
      Object.assign(props, fresh());
    },
  });
  return props;
}

export async function showScene<View extends object, Review>(
  scenes: Readonly<Record<string, () => GameStage<View, Review>>>,
  shown: Partial<Shown>,
): Promise<void> {
  const { scene, audience, page, english, dark } = readQuery();
  const made = scenes[scene ?? Object.keys(scenes)[0] ?? ''];
  if (made === undefined) throw new Error(`scenes: ${Object.keys(scenes).join(' ')}`);
  const load = shown[page as keyof Shown];
  if (load === undefined) throw new Error(`pages: ${Object.keys(shown).join(' ')}`);
  setLanguage(english ? 'en' : 'fr');
  document.documentElement.classList.toggle('projector', page === 'projector');
  if (dark) document.documentElement.dataset['theme'] = 'dark';
  const props = run(made(), audience);
  const { default: part } = await load();
  const given = (): object => (page === 'table' || page === 'projector' || page === 'ending' ? props : {});
  const header = (): unknown[] =>
    page === 'table' ? [h(PageHeader, { title: 'La table du fond', subtitle: props.view.game })] : [];
  const Root = defineComponent({
    render: () =>
      h(TooltipProvider, () => [
        ...(header() as []),
        h('main', { style: page === 'table' ? 'padding-top: 1.15rem' : '' }, h(part as Component, given())),
        h(ToastRegion),
        h(LiveRegion),
      ]),
  });
  createApp(Root).use(createPinia()).use(i18n).mount('#app');
}
