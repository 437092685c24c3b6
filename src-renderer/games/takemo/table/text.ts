/** This game's own strings: `say('board.square', { row: 2, col: 3 })`. */
import { useI18n } from 'vue-i18n';
import type { Camp } from '#engine/games/takemo/model';

export const AREA = 'takemo';

/** How the keys of the locales call a camp. */
export const CAMP_KEYS: Readonly<Record<Camp, 'white' | 'black'>> = { 0: 'white', 1: 'black' };

export type Named = Readonly<Record<string, string | number>>;
/** With a count, the plural's form is chosen by it. */
export type Say = (key: string, named?: Named, count?: number) => string;

export function useText(): Say {
  const { t } = useI18n();
  return (key, named = {}, count) =>
    count === undefined ? t(`${AREA}.${key}`, named) : t(`${AREA}.${key}`, named, count);
}
