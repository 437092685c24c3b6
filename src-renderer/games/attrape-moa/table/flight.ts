/** Môa flies from where it sat to where it sits now, in one leap. */
import { onBeforeUnmount, onMounted, type Ref } from 'vue';

interface Perch {
  readonly box: DOMRect;
  readonly left: number;
}

/** Where Môa sat last on this page; there is only one Môa. */
let last: Perch | null = null;
/** A perch left longer ago than this has nothing to do with the new one, in ms. */
const FRESH_MS = 400;
const LEAP_MS = 620;

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keyframes of a leap that ends at `to`, drawn there: an arc, and a little squash on landing. */
export function leap(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  const middle = (1 + scale) / 2;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 90}px) scale(${middle * 1.15})`, offset: 0.5 },
    { transform: 'translate(0, 0) scale(1.12, 0.86)', offset: 0.88 },
    { transform: 'none' },
  ];
}

export function useFlight(element: Readonly<Ref<HTMLElement | null>>): void {
  onMounted(() => {
    const target = element.value;
    if (target === null || last === null || performance.now() - last.left > FRESH_MS || !wantsMotion())
      return;
    target.animate(leap(last.box, target.getBoundingClientRect()), {
      duration: LEAP_MS,
      easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)',
    });
  });
  onBeforeUnmount(() => {
    if (element.value) last = { box: element.value.getBoundingClientRect(), left: performance.now() };
  });
}
