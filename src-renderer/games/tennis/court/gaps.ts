/** How cards fit on the court, and which gap between them is meant by a point. Pure. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of one card and the gap behind it, in em. */
const CARD_WIDTH = 2.9;
const CARD_HEIGHT = 3.5;
/** Fewer than these would only look too large. */
const LEAST = 5;
const MOST_LINES = 3;

/** From this size on, in px, a word in one piece is better than a larger one in several. */
const COMFORTABLE = 15;

/**
 * The font size in px at which `count` cards fit a space: in as few lines as they can be read well in, which is at
 * `comfortable` px.
 */
export function fitCards(
  count: number,
  width: number,
  height: number,
  largest: number,
  comfortable = COMFORTABLE,
): number {
  const cards = Math.max(LEAST, count);
  const sizes = Array.from({ length: MOST_LINES }, (_, i) => {
    const lines = i + 1;
    return Math.min(width / (Math.ceil(cards / lines) * CARD_WIDTH), height / (lines * CARD_HEIGHT));
  });
  const best = sizes.find((size) => size >= comfortable) ?? Math.max(0, ...sizes);
  return Math.min(largest, best);
}

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** The line of cards that is nearest to a height: which cards, as places. */
function lineAt(y: number, boxes: readonly Box[]): number[] {
  const away = ({ top, bottom }: Box): number => Math.max(top - y, y - bottom, 0);
  const nearest = Math.min(...boxes.map(away));
  const found = boxes.findIndex((box) => away(box) === nearest);
  const { top, bottom } = boxes[found] ?? { top: 0, bottom: 0 };
  const level = (top + bottom) / 2;
  return boxes.flatMap((box, place) => (box.top < level && box.bottom > level ? [place] : []));
}

/** The gap of a row, or of several lines of it, that is nearest to a point: 0 before the first card. */
export function gapAt(x: number, y: number, boxes: readonly Box[]): number {
  const line = lineAt(y, boxes);
  const [first = 0] = line;
  return (
    first +
    line.filter((place) => middle(boxes[place] ?? { left: 0, right: 0, top: 0, bottom: 0 }) < x).length
  );
}

/** The card whose middle part is under a point; null: it is nearer to a gap. */
export function ontoAt(x: number, y: number, boxes: readonly Box[]): number | null {
  const place = boxes.findIndex((box) => {
    const margin = (box.right - box.left) * 0.2;
    return x > box.left + margin && x < box.right - margin && y > box.top && y < box.bottom;
  });
  return place < 0 ? null : place;
}
