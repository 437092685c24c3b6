/** Every mood of Môa, at the sizes it is drawn: to be looked at. */
import { createApp, h } from 'vue';
import Moa from '#page/games/attrape-moa/moa/Moa.vue';
import { MOODS } from '#page/games/attrape-moa/moa/moods';

const sizes = [40, 120, 260];

createApp({
  render: () =>
    sizes.map((size) =>
      h(
        'div',
        { style: 'display:flex;gap:24px;padding:16px' },
        MOODS.map((mood) => h(Moa, { mood, label: mood, style: `width:${size}px` })),
      ),
    ),
}).mount('#app');
