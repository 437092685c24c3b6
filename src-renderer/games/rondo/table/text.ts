/** This game's own strings: `say('projector.turn', { name })`. */
import { useI18n } from 'vue-i18n';

export const AREA = 'rondo';

export type Named = Readonly<Record<string, string | number>>;
/** With a count, the plural's form is chosen by it. */
export type Say = (key: string, named?: Named, count?: number) => string;

export function useText(): Say {
  const { t } = useI18n();
  return (key, named = {}, count) =>
    count === undefined ? t(`${AREA}.${key}`, named) : t(`${AREA}.${key}`, named, count);
}
