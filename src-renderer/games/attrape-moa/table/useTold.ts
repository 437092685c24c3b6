/** Events heard: sounds for everyone, sentences for screen readers; and the clock at ten seconds. */
import { watch } from 'vue';
import type { MatchEvent } from '#engine/core/match';
import { useTenSeconds } from '../../../composables/useTenSeconds';
import { announce } from '../../../stores/announcer';
import { playSound, type SoundName } from '../../../stores/sounds';
import { saysOf } from '../logic/says';
import { useText, type TableContext } from './context';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  roundStarted: 'start',
  redealt: 'start',
  grabbed: 'grab',
  announced: 'tick',
  searchOver: 'timeUp',
  verifying: 'timeUp',
  roundEnded: 'good',
};

export function useTold(
  { view, stance, remaining, total, nameOf }: TableContext,
  events: () => readonly MatchEvent[],
): void {
  const say = useText();

  watch(events, (news) => {
    const said = news.flatMap((event) => saysOf(event, view.value, stance.value.seat, nameOf));
    for (const urgent of [true, false]) {
      const text = said.filter((line) => (line.urgent ?? false) === urgent);
      if (text.length > 0)
        announce(text.map(({ key, named }) => say(`events.${key}`, named)).join(' '), { urgent });
    }
    const sound = news.map(({ type }) => SOUNDS[type]).find((name) => name !== undefined);
    if (sound !== undefined) playSound(sound);
  });

  useTenSeconds({ remaining, total, heard: () => !view.value.paused }, () =>
    announce(say('events.tenSeconds'), { urgent: true }),
  );
}
