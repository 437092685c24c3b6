import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileFrench, missingSource } from '#dict/compile/french';
import { FRENCH_FILE, loadFrench } from '#dict/french';

const DATA = fileURLToPath(new URL('../../dict/data/', import.meta.url));
const bytes = readFileSync(DATA + FRENCH_FILE);

describe('the word table that is committed', () => {
  it('has the checksum that stands beside it', () => {
    const [checksum] = readFileSync(`${DATA}${FRENCH_FILE}.sha256`, 'utf8').split(' ');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(checksum);
  });

  it('takes less than ten megabytes', () => {
    expect(bytes.length).toBeLessThan(10_000_000);
  });

  it('comes with its licence and its notices', () => {
    expect(readFileSync(`${DATA}LICENSE-MPL-2.0.txt`, 'utf8')).toContain(
      'Mozilla Public License Version 2.0',
    );
    expect(readFileSync(`${DATA}NOTICE.md`, 'utf8')).toMatch(/OpenSubtitles[\s\S]*ODC-BY/);
  });

  it('loads from a folder that is named, and says so when it is not there', () => {
    expect(loadFrench(DATA).has('CHEVAUX')).toBe(true);
    expect(() => loadFrench(`${DATA}nowhere`)).toThrow('nowhere');
  });

  const missing = missingSource();
  it.skipIf(missing !== null)(
    `is what its sources give${missing === null ? '' : ` (skipped: ${missing})`}`,
    () => {
      expect(Buffer.compare(bytes, compileFrench())).toBe(0);
    },
    120_000,
  );
});
