import { describe, expect, it } from 'vitest';
import { readJournal, readSetup, writeSetup } from '#engine/core/journal';

const SETUP = {
  format: 'journal',
  version: 1,
  game: 'rondo',
  players: ['Ana', 'Bilal'],
  options: {},
  seed: 'x',
  lexicon: 'fr',
};
const line = JSON.stringify(SETUP);

describe('the journal (rules README)', () => {
  it('counts blank lines, but skips them, and takes any line end', () => {
    const read = readJournal(`\n${line}\r\n\n  \n{"t":0}\n[1]\n`);
    expect(read.ok && read.value.entries).toEqual([
      { line: 5, raw: { t: 0 } },
      { line: 6, raw: [1] },
    ]);
  });

  it.each([
    ['', 1, 'no setup'],
    [`${line}\n{"t":`, 2, 'not JSON'],
    ['[]', 1, 'not an object'],
    ['{"t":0,"by":0,"type":"bid"}', 1, 'format'],
  ])('names the line and the fault of %j', (text, at, fault) => {
    const read = readJournal(text);
    expect(read).toMatchObject({
      ok: false,
      error: { line: at, fault: expect.stringContaining(fault) as string },
    });
  });

  it('options, shuffles and seed may be missing', () => {
    const { options: _options, seed: _seed, ...bare } = SETUP;
    expect(readSetup(bare)).toMatchObject({ ok: true, value: { options: {}, seed: '', shuffles: [] } });
  });

  it.each([
    { format: 'other' },
    { version: 2 },
    { game: 7 },
    { players: 'Ana' },
    { players: [1] },
    { options: [] },
    { options: null },
    { seed: 7 },
    { shuffles: [['A'], 'B'] },
    { lexicon: undefined },
    { lexicon: { words: { chat: ['noun'] } } },
    { lexicon: { words: { CHAT: [] } } },
    { lexicon: { words: { CHAT: ['other'] } } },
    { lexicon: { words: ['CHAT'] } },
  ])('any other departure from the form makes the setup unreadable: %j', (change) => {
    expect(readSetup({ ...SETUP, ...change }).ok).toBe(false);
  });

  it('ignores fields that nobody named', () => {
    expect(readSetup({ ...SETUP, comment: 'mardi soir' }).ok).toBe(true);
  });

  it('reads back what it writes, inline lexicons included', () => {
    for (const lexicon of ['fr', { words: { CHAT: ['noun'] } }]) {
      const read = readSetup({ ...SETUP, lexicon });
      if (!read.ok) throw new Error(read.error);
      expect(readSetup(JSON.parse(writeSetup(read.value)))).toEqual(read);
    }
  });
});
