/**
 * A scene of a game, played on by the rules in this page: `?scene=search&as=1&page=table&lang=fr`. `as`: a seat,
 * `referee` or `public`; `page`: table, projector, ending or rules. Time stands as in the scene, then runs.
 */
import { createPinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { createApp, defineComponent, h, shallowReactive, type Component } from 'vue';
import type { Audience } from '#engine/core/game';
import type { Review, View } from '#engine/games/attrape-moa/model';
import type { GameProps } from '#page/games/contract';
import { attrapeMoa } from '#page/games/attrape-moa/index';
import { i18n, setLanguage } from '#page/i18n';
import LiveRegion from '#page/parts/LiveRegion.vue';
import ToastRegion from '#page/parts/ToastRegion.vue';
import '../../../src-renderer/styles/fonts.css';
import '../../../src-renderer/styles/tokens.css';
import '../../../src-renderer/styles/base.css';
import { SCENES } from './scenes';

const query = new URLSearchParams(location.search);
const made = SCENES[query.get('scene') ?? 'search'];
if (made === undefined) throw new Error(`scenes: ${Object.keys(SCENES).join(' ')}`);
const stage = made();
const asked = query.get('as') ?? '1';
const audience: Audience = asked === 'referee' || asked === 'public' ? asked : Number(asked);
const page = query.get('page') ?? 'table';
setLanguage(query.get('lang') === 'en' ? 'en' : 'fr');
if (page === 'projector') document.documentElement.classList.add('projector');
if (query.has('dark')) document.documentElement.dataset['theme'] = 'dark';

let offset = performance.now() - stage.match.t;
const now = () => Math.max(stage.match.t, Math.round(performance.now() - offset));

function fresh(): Pick<GameProps<View, Review>, 'view' | 'table' | 'clock' | 'events' | 'review'> {
  const remaining = stage.remaining();
  return {
    view: stage.view(audience),
    table: stage.table(audience),
    clock:
      remaining === null ? { kind: 'none' } : { kind: 'running', endsAt: offset + stage.match.t + remaining },
    events: stage.events,
    review: stage.review(),
  };
}

const props = shallowReactive<GameProps<View, Review>>({
  ...fresh(),
  events: [],
  audience,
  async act(action, as) {
    const by = as === 'referee' || audience === 'referee' ? 'referee' : Number(audience);
    const code = stage.try(by, action, now() - stage.match.t);
    if (code !== null) return { ok: false, code };
    Object.assign(props, fresh());
    return { ok: true };
  },
  tryOut: () => Promise.resolve({ ok: false, code: 'NOT_ALLOWED' }), // this game has none
});

setInterval(() => {
  const remaining = stage.remaining();
  if (remaining === null || now() < stage.match.t + remaining) return;
  stage.do('clock', { type: 'tick' }, now() - stage.match.t);
  Object.assign(props, fresh());
}, 100);

/** For whoever drives this page: plays an action as anyone. */
Object.assign(window, {
  play(by: number | 'referee', action: Record<string, unknown>) {
    const code = stage.try(by, action, now() - stage.match.t);
    Object.assign(props, fresh());
    return code;
  },
  speed(ms: number) {
    offset -= ms;
    Object.assign(props, fresh());
  },
});

const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  table: attrapeMoa.table,
  projector: attrapeMoa.projector,
  ending: attrapeMoa.ending,
  rules: attrapeMoa.rules,
  emblem: attrapeMoa.emblem,
};
const load = PAGES[page];
if (load === undefined) throw new Error(`pages: ${Object.keys(PAGES).join(' ')}`);
const { default: Shown } = await load();
const given = () => (page === 'table' || page === 'projector' || page === 'ending' ? props : {});
const Root = defineComponent({
  render: () => h(TooltipProvider, () => [h(Shown, given()), h(ToastRegion), h(LiveRegion)]),
});
createApp(Root).use(createPinia()).use(i18n).mount('#app');
