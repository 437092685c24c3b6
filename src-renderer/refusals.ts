/** From a refusal's code to its sentence. */
import { i18n } from './i18n';

/** The page's own codes, for what never reached the host. */
export const PAGE_REFUSALS = ['CONNECTION_LOST', 'OFFLINE'] as const;
export type PageRefusal = (typeof PAGE_REFUSALS)[number];

/** The game's own wording first, then the common one; a code nobody has a sentence for is at least shown. */
export function refusalSentence(code: string, detail?: string, area?: string): string {
  const { t, te } = i18n.global;
  const own = `${area}.refusals.${code}`;
  if (area !== undefined && (te(own) || te(own, 'fr'))) return t(own, { detail: detail ?? '' });
  const common = `refusals.${code}`;
  if (te(common) || te(common, 'fr')) return t(common, { detail: detail ?? '' });
  return t('refusals.unknown', { code });
}
