import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { databaseName, deleteStore, ownerOf, ownersKept, withStore } from './database.ts';

const firmId = `f-${'a'.repeat(22)}`;

it('keeps the records of two firms of one person apart', async () => {
  const own = { userId: 'of-two-firms' };
  const other = { userId: 'of-two-firms', firmId };
  await withStore(own, (database) => database.put('meta', 'mine', 'name'));
  expect(await withStore(other, (database) => database.get('meta', 'name'))).toBeUndefined();
  expect(await ownersKept()).toEqual(expect.arrayContaining([own, other]));
});

it('knows its own names again, and no others', () => {
  for (const owner of [{ userId: 'a-b' }, { userId: 'a-b', firmId }])
    expect(ownerOf(databaseName(owner))).toEqual(owner);
  expect(ownerOf('fettle-a-b')).toBeUndefined();
});

it('drops what older versions stored in places of their own', async () => {
  const owner = { userId: 'of-version-3' };
  const old = await openDB(databaseName(owner), 3, {
    upgrade(database) {
      for (const name of ['records', 'mutations', 'files', 'drafts', 'meta'])
        database.createObjectStore(name);
    },
  });
  await old.put('meta', 'mine', 'name');
  old.close();
  await withStore(owner, async (database) => {
    expect([...database.objectStoreNames]).toEqual(['files', 'meta', 'mutations', 'records']);
    expect(await database.get('meta', 'name')).toBe('mine');
  });
});

it('makes no new database for who was erased, though something was still being kept', async () => {
  const owner = { userId: 'robin' };
  const late = withStore(owner, async (database) => {
    await deleteStore(owner);
    return database.put('meta', 1, 'late');
  });
  await expect(late).rejects.toThrow();
  await expect(withStore(owner, (database) => database.get('meta', 'late'))).rejects.toThrow();
  expect(await ownersKept()).not.toContainEqual(owner);
});
