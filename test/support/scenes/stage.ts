/** A game on the way, played by the real rules: what a page is tested with and looked at with. */
import type { Audience, CommonView, Game } from '#engine/core/game';
import {
  act,
  nextDeadline,
  openMatch,
  viewMatch,
  type Match,
  type MatchEvent,
  type MatchSetup,
} from '#engine/core/match';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import type { TableInfo } from '#engine/wire/from-host';

export type By = number | 'referee' | 'clock';

/** A match under way, with the time of its last action. */
export class GameStage<View extends object, Review> {
  match: Match;
  events: readonly MatchEvent[] = [];

  constructor(
    readonly game: Game,
    setup: MatchSetup,
    readonly dictionary: Dictionary,
  ) {
    const opened = openMatch(game, setup);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    this.match = opened.value;
  }

  /** Whether an action would be taken `after` ms after the last one: the refusal's code, or null. Nothing is done. */
  ask(by: By, action: JsonObject, after = 1000): string | null {
    const outcome = act(this.game, this.match, { t: this.match.t + after, by, ...action }, this.dictionary);
    return outcome.ok ? null : outcome.code;
  }

  /** Plays an action; answers the refusal's code, or null. */
  try(by: By, action: JsonObject, after = 1000): string | null {
    const outcome = act(this.game, this.match, { t: this.match.t + after, by, ...action }, this.dictionary);
    if (!outcome.ok) return outcome.code;
    this.match = outcome.match;
    this.events = outcome.events;
    return null;
  }

  do(by: By, action: JsonObject, after = 1000): this {
    const code = this.try(by, action, after);
    if (code !== null) throw new Error(`${code}: ${JSON.stringify(action)}`);
    return this;
  }

  view(audience: Audience): View & CommonView {
    return viewMatch(this.game, this.match, audience) as View & CommonView;
  }

  review(): Review | null {
    return this.game.review(this.match.state, this.dictionary, 'everyone') as Review | null;
  }

  remaining(): number | null {
    const deadline = nextDeadline(this.match);
    return deadline === null ? null : deadline - this.match.t;
  }

  /** The table around it; David is a bot, and Chloé is away. */
  table(audience: Audience, you: Partial<TableInfo['you']> = {}): TableInfo {
    const { players } = this.match;
    return {
      id: 'table-1',
      title: 'La table du fond',
      game: this.game.id,
      stage: this.match.state.phase === 'finished' ? 'finished' : 'playing',
      options: {},
      seats: players.map((name, seat) => ({
        seat,
        name,
        bot: name === 'David' ? 2 : null,
        here: name !== 'Chloé',
      })),
      bounds: this.game.players({}),
      referee: null,
      spectators: 1,
      obstacle: null,
      openReview: false,
      you: {
        seat: typeof audience === 'number' ? audience : null,
        referee: audience === 'referee',
        refereeCode: null,
        ...you,
      },
    };
  }
}
