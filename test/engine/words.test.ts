import { describe, expect, it } from 'vitest';
import { classNames, classSet, fold, isFolded } from '#engine/core/words';

describe('folding (rules README, Words)', () => {
  it('drops accents, opens ligatures and raises case', () => {
    expect(fold('cœur')).toBe('COEUR');
    expect(fold('Ægipan')).toBe('AEGIPAN');
    expect(fold('garçon')).toBe('GARCON');
    expect(fold('NOËL')).toBe('NOEL');
    expect(fold('e\u0301te\u0301')).toBe('ETE');
  });

  it('folds nothing else: ß, ø, signs and other scripts stay as they are', () => {
    for (const kept of ['ß', 'ø', '-', "'", ' ', '3', 'ı', '가', '\u034f']) expect(fold(kept)).toBe(kept);
    expect(isFolded(fold('porte-clé'))).toBe(false);
    expect(isFolded('')).toBe(false);
    expect(isFolded('CHAT')).toBe(true);
  });
});

describe('class sets', () => {
  it('keep each class on a bit of its own', () => {
    expect(classNames(classSet(['verb', 'noun']))).toEqual(['noun', 'verb']);
    expect(classNames(0)).toEqual([]);
  });
});
