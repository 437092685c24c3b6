import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DurableFile } from '#host/store/durable-file';
import { openStore } from '#host/store/store';
import { tempDir } from '#test/support/temp-dir';

test('a durable file holds the last text of many, and none is half-written', async () => {
  const folder = tempDir();
  const file = new DurableFile(join(folder, 'a.json'));
  const saves = Array.from({ length: 50 }, (_, number) => file.save(String(number).repeat(1000)));
  await saves[0];
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toMatch(/^(\d+)\1{0,999}$/);
  await Promise.all(saves);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('49'.repeat(1000));
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('a durable file tells everyone who waited that the disk refused, and can be saved again', async () => {
  const folder = tempDir();
  const file = new DurableFile(join(folder, 'not', 'there'));
  const outcomes = await Promise.allSettled([file.save('a'), file.save('b'), file.save('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(file.save('d')).rejects.toThrow('ENOENT');
});

test('what the store writes only its owner can read', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  await store.saveSessions('{}');
  await store.saveTable('t', '{}');
  await (await store.createJournal('t', 1, '{}')).close();
  for (const path of ['sessions.json', 'tables/t/table.json', 'tables/t/match-1.jsonl'])
    expect(statSync(join(folder, path)).mode & 0o077).toBe(0);
});

test('a closed table leaves its journals in the archive, and nothing if it had none', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  for (const id of ['played', 'unplayed']) await store.saveTable(id, '{}');
  await (await store.createJournal('played', 1, '{}')).close();
  await store.closeTable('played');
  await store.closeTable('unplayed');
  expect(await store.tableIds()).toEqual([]);
  expect(readdirSync(join(folder, 'archive'))).toEqual(['played']);
});

test('a table that can’t be read is moved aside, whole', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  await store.saveTable('t', 'garbage');
  writeFileSync(join(folder, 'tables', 't', 'match-1.jsonl'), 'garbage');
  expect(await store.setAside('t')).toBe(join(folder, 'aside', 't'));
  expect(existsSync(join(folder, 'tables', 't'))).toBe(false);
  expect(readdirSync(join(folder, 'aside', 't')).sort()).toEqual(['match-1.jsonl', 'table.json']);
});

test('a table that the disk refused leaves no empty folder behind', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  const save = vi.spyOn(DurableFile.prototype, 'save').mockRejectedValueOnce(new Error('full'));
  await expect(store.saveTable('t', '{}')).rejects.toThrow('full');
  save.mockRestore();
  expect(readdirSync(join(folder, 'tables'))).toEqual([]);
  await store.saveTable('t', '{}');
  expect(await store.readTable('t')).toBe('{}');
});

test('sessions that can’t be read are moved aside, whole', async () => {
  const folder = tempDir();
  writeFileSync(join(folder, 'sessions.json'), 'garbage');
  const store = await openStore(folder);
  expect(readFileSync(await store.setSessionsAside(), 'utf8')).toBe('garbage');
  expect(await store.readSessions()).toBeNull();
});
