/** Tiles that were taken fly to the camp that took them. Where motion is not wanted the marks on the board say it all. */

const FLIGHT_MS = 900;
/** From one tile to the next. */
const APART_MS = 70;

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keyframes of a tile from where it stood to where it goes: it lifts, flies and gets small. */
export function flightOf(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  return [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.25)', opacity: 1, offset: 0.25 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0.2 },
  ];
}

/** Lets copies of the elements fly to `to` over the page; they leave nothing behind. */
export function flyAway(tiles: readonly HTMLElement[], to: HTMLElement | null): void {
  if (to === null || !wantsMotion()) return;
  const goal = to.getBoundingClientRect();
  tiles.forEach((tile, index) => {
    const from = tile.getBoundingClientRect();
    if (from.width === 0) return;
    const copy = tile.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    Object.assign(copy.style, {
      position: 'fixed',
      zIndex: '30',
      left: `${from.x}px`,
      top: `${from.y}px`,
      margin: '0',
      opacity: '0',
      pointerEvents: 'none',
    });
    copy.style.setProperty('--square', `${from.width / 0.92}px`);
    document.body.append(copy);
    const animation = copy.animate(flightOf(from, goal), {
      duration: FLIGHT_MS,
      delay: index * APART_MS,
      easing: 'cubic-bezier(0.4, 0, 0.6, 1)',
    });
    void animation.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  });
}
