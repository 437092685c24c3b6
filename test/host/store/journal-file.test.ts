import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createJournalFile,
  JournalFile,
  type JournalHandle,
  openJournalFile,
  wholeLines,
} from '#host/store/journal-file';
import { tempDir } from '#test/support/temp-dir';

/** A file in memory that fails where a test says so. */
class FailingHandle implements JournalHandle {
  bytes = Buffer.alloc(0);
  /** The step that fails next, once. */
  fails: 'write' | 'shortWrite' | 'datasync' | 'truncate' | null = null;

  async write(bytes: Uint8Array, offset: number, length: number, position: number) {
    const short = this.#failsNow('shortWrite');
    const fail = this.#failsNow('write');
    const count = short || fail ? Math.ceil(length / 2) : length;
    const chunk = Buffer.from(bytes).subarray(offset, offset + count);
    this.bytes = Buffer.concat([this.bytes.subarray(0, position), chunk]);
    if (fail) throw new Error('no space left on device');
    return { bytesWritten: count };
  }

  async datasync() {
    if (this.#failsNow('datasync')) throw new Error('i/o error');
  }

  async truncate(length: number) {
    if (this.#failsNow('truncate')) throw new Error('i/o error');
    this.bytes = this.bytes.subarray(0, length);
  }

  async close() {}

  get text() {
    return this.bytes.toString('utf8');
  }

  #failsNow(step: NonNullable<FailingHandle['fails']>): boolean {
    if (this.fails !== step) return false;
    this.fails = null;
    return true;
  }
}

describe('an append', () => {
  test.each(['write', 'datasync'] as const)(
    'that fails in its %s leaves nothing of its lines',
    async (step) => {
      const handle = new FailingHandle();
      const journal = new JournalFile(handle, 0);
      await journal.append('{"a":1}\n');
      handle.fails = step;
      await expect(journal.append('{"b":2}\n')).rejects.toThrow();
      expect(handle.text).toBe('{"a":1}\n');
      await journal.append('{"c":3}\n');
      expect(handle.text).toBe('{"a":1}\n{"c":3}\n');
    },
  );

  test('goes on where a write took only a part', async () => {
    const handle = new FailingHandle();
    handle.fails = 'shortWrite';
    await new JournalFile(handle, 0).append('{"é":"œ"}\n');
    expect(handle.text).toBe('{"é":"œ"}\n');
  });

  test('is refused as long as what an earlier one left can’t be cut off', async () => {
    const handle = new FailingHandle();
    const journal = new JournalFile(handle, 0);
    await journal.append('{"a":1}\n');
    handle.fails = 'write';
    const truncate = handle.truncate.bind(handle);
    handle.truncate = () => Promise.reject(new Error('i/o error'));
    await expect(journal.append('{"b":2}\n')).rejects.toThrow('no space');
    await expect(journal.append('{"c":3}\n')).rejects.toThrow('i/o error');
    handle.truncate = truncate;
    await journal.append('{"d":4}\n');
    expect(handle.text).toBe('{"a":1}\n{"d":4}\n');
  });
});

describe('a torn journal', () => {
  const setup = '{"format":"journal"}\n';

  test.each([
    ['half a line', '{"t":1}\n', '{"t":2,"by'],
    ['a whole line without its end', '{"t":1}\n', '{"t":2}'],
    ['bytes that were never written', '{"t":1}\n', '\0\0\0\0\n'],
    ['half a letter', '{"t":1}\n', Buffer.from([0x7b, 0xc3])],
  ])('loses %s, and nothing else', async (_, kept, torn) => {
    const path = join(tempDir(), 'match-1.jsonl');
    writeFileSync(path, Buffer.concat([Buffer.from(setup + kept), Buffer.from(torn)]));
    const opened = await openJournalFile(path);
    expect(opened).toMatchObject({ text: setup + kept, cut: true });
    await opened.writer.append('{"t":3}\n');
    await opened.writer.close();
    expect(readFileSync(path, 'utf8')).toBe(`${setup}${kept}{"t":3}\n`);
  });

  test('that is whole is left as it is, and its setup is never cut', async () => {
    const path = join(tempDir(), 'match-1.jsonl');
    await (await createJournalFile(path, '{"format":"journal"}')).close();
    const opened = await openJournalFile(path);
    await opened.writer.close();
    expect(opened).toMatchObject({ text: setup, cut: false });
    expect(wholeLines(Buffer.from('not json\n'))).toBe(9);
    expect(wholeLines(Buffer.from('{"format"'))).toBe(0);
  });

  test('cut anywhere keeps exactly the lines before the cut', () => {
    const lines = fc.array(fc.record({ t: fc.nat(), word: fc.string({ unit: 'grapheme' }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, fc.nat(), (entries, where) => {
        const texts = [setup, ...entries.map((entry) => `${JSON.stringify(entry)}\n`)];
        const bytes = Buffer.from(texts.join(''));
        const cut = bytes.subarray(0, where % (bytes.length + 1));
        const ends = texts.map((_, index) => Buffer.byteLength(texts.slice(0, index + 1).join('')));
        expect(wholeLines(cut)).toBe(Math.max(0, ...ends.filter((end) => end <= cut.length)));
      }),
    );
  });
});
