/** Random people act, lie, drop, send twice and return; the disk fails, the host dies. What was told stays true. */
import { expect, test } from 'vitest';
import { readJournal } from '#engine/core/journal';
import { Random } from '#engine/core/random';
import { replay } from '#engine/core/replay';
import { settle } from '#test/support/host/fake-clock';
import { DECK, FAKE_ID } from '#test/support/host/fake-game';
import { FAKE_GAMES, FakeHost, type FakeWindow, NO_WORDS } from '#test/support/host/fake-hub';
import { newIntent } from '#test/support/host/talker';

const SEED = process.env['PREAU_SEED'] ?? `storm-${Date.now()}`;
const STORMS = 12;
const STEPS = 240;
const PEOPLE = 5;

interface Person {
  window: FakeWindow;
  /** Every window it has had. */
  readonly windows: FakeWindow[];
  /** Actions that it was told are done. */
  readonly done: string[];
  lastIntent: string | null;
}

class Storm {
  readonly people: Person[] = [];

  private constructor(
    readonly random: Random,
    public host: FakeHost,
  ) {}

  static async begin(seed: string): Promise<Storm> {
    const host = await FakeHost.start();
    const storm = new Storm(new Random(seed), host);
    for (const window of await host.match(PEOPLE, { seconds: 20 }))
      storm.people.push({ window, windows: [window], done: [], lastIntent: null });
    return storm;
  }

  async step(): Promise<void> {
    const person = this.random.pick(this.people)!;
    const dice = this.random.below(100);
    if (dice < 5) return person.window.cut();
    if (dice < 30) return this.bringBack(person);
    if (dice < 35) return this.failDisk(person);
    if (dice < 39) return this.die();
    if (dice < 45) return this.host.clock.advance(this.random.below(8_000));
    if (dice < 47) return person.window.stall();
    if (dice < 52) return person.window.recover();
    if (dice < 55) return this.lie(person);
    if (dice < 63) return this.send(person, { type: 'begin' });
    if (dice < 70) return this.send(this.people[0]!, { type: 'resume' }, 'referee');
    return this.send(person, { type: 'add', n: 1 + this.random.below(3) });
  }

  async failDisk(person: Person): Promise<void> {
    this.host.store.full = true;
    await this.send(person, { type: 'add', n: 1 });
    this.host.store.full = false;
  }

  /** Sends an action, often twice, and sometimes leaves before it is answered. */
  async send(
    person: Person,
    action: Record<string, unknown>,
    as: 'seat' | 'referee' = 'seat',
  ): Promise<void> {
    if (person.window.closed) return;
    const again = as === 'seat' && this.random.below(4) === 0;
    const intent = (again ? person.lastIntent : null) ?? newIntent();
    if (as === 'seat') person.lastIntent = intent;
    for (let times = 1 + this.random.below(2); times > 0; times--) {
      void person.window.act(action, as, intent).then(
        (code) => {
          if (code === null) person.done.push(intent);
        },
        () => undefined, // it left before
      );
    }
    if (this.random.below(6) === 0) await person.window.cut();
    else await settle();
  }

  async lie({ window }: Person): Promise<void> {
    if (window.closed) return;
    const seat = this.random.below(PEOPLE);
    window.sendRaw({
      type: 'act',
      re: 9_999,
      intent: newIntent(),
      as: 'seat',
      action: { type: 'add', n: 500, by: seat },
    });
    window.sendRaw({ type: 'act', re: 9_998, intent: newIntent(), as: 'referee', action: { type: 'tick' } });
    await settle();
  }

  async bringBack(person: Person): Promise<void> {
    const { token } = person.window;
    if (!person.window.closed && this.random.below(4) > 0) return;
    person.window = await this.host.window({ token });
    person.windows.push(person.window);
  }

  async die(): Promise<void> {
    await settle();
    this.host = await this.host.kill();
    for (const { window } of this.people) await window.cut();
  }

  /** What the disk holds, played again. */
  replayed() {
    const [text = ''] = this.host.store.journals.values();
    const journal = readJournal(text);
    if (!journal.ok) throw new Error('the journal can’t be read');
    const game = FAKE_GAMES.get(FAKE_ID)!;
    const played = replay(game, journal.value, NO_WORDS);
    if (!played.ok) throw new Error('the journal can’t be replayed');
    return { text, game, ...played.value, raw: journal.value };
  }

  check(): void {
    const { text, lines, match, game } = this.replayed();
    expect(lines.filter((line) => !line.ok)).toEqual([]);
    const { scores } = game.standings(match.state);
    for (const { window, done } of this.people) {
      for (const intent of done) expect(text.split(`"${intent}"`).length).toBe(2); // once, and on the disk
      if (!window.closed && window.buffered === 0) expect(window.view?.view.scores).toEqual(scores);
    }
    const live = this.people.filter(({ window }) => !window.closed);
    expect(
      live.every(
        ({ window }) => window.table?.you.seat === this.people.findIndex((p) => p.window === window),
      ),
    ).toBe(true);
  }

  /** Nobody was ever sent a card that was not dealt to them. */
  checkCards(): void {
    const { raw } = this.replayed();
    const dealt = this.people.map(() => new Set<string>());
    for (let count = 0; count <= raw.entries.length; count++) {
      const part = replay(
        FAKE_GAMES.get(FAKE_ID)!,
        { ...raw, entries: raw.entries.slice(0, count) },
        NO_WORDS,
      );
      if (!part.ok) continue;
      const { hands } = part.value.match.state.secret as { hands: string[][] };
      hands.forEach((hand, seat) => hand.forEach((card) => dealt[seat]?.add(card)));
    }
    for (const [seat, { windows }] of this.people.entries()) {
      const all = windows.flatMap(({ frames }) => frames).join('\n');
      expect(DECK.filter((card) => all.includes(`"${card}"`) && !dealt[seat]!.has(card))).toEqual([]);
    }
  }
}

test(`storms of ${PEOPLE} people: told is on the disk, once; views are the journal's; cards stay hidden (seed ${SEED})`, async () => {
  let entries = 0;
  for (let number = 0; number < STORMS; number++) {
    const storm = await Storm.begin(`${SEED}/${number}`);
    for (let step = 0; step < STEPS; step++) {
      await storm.step();
      await settle();
      storm.check();
    }
    storm.checkCards();
    entries += storm.replayed().raw.entries.length;
  }
  expect(entries).toBeGreaterThan(STORMS * 10);
}, 60_000);
