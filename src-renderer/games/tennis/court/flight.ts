/** How cards travel over the net: calm, and not at all where motion is not wanted. */

const FLIGHT_MS = 650;

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, width, height }: DOMRect): Middle => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Keyframes of something that comes from another place; `lift`: how much larger it is on the way. */
export function arrivalFrom(from: Middle, to: Middle, lift: number): Keyframe[] {
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(${lift})`, offset: 0.5 },
    { transform: 'none' },
  ];
}

/** Where an element is now, to be told afterwards to `arrive`. */
export type Before = ReadonlyMap<Element, DOMRect>;

export function placesOf(elements: readonly (Element | null | undefined)[]): Before {
  return new Map(elements.flatMap((one) => (one ? [[one, one.getBoundingClientRect()] as const] : [])));
}

/** Lets an element come from where it was. */
export function arrive(element: Element | null | undefined, before: Before, lift = 1): void {
  const from = element ? before.get(element) : undefined;
  if (!element || from === undefined || from.width === 0 || !wantsMotion()) return;
  const frames = arrivalFrom(middleOf(from), middleOf(element.getBoundingClientRect()), lift);
  element.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' });
}
