import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { canKeep, deleteDatabase, usersKept, withDatabase } from './database.ts';

it('makes no new database for who was erased, though something was still being kept', async () => {
  expect(await canKeep('robin')).toBe(true);
  const late = withDatabase('robin', async (database) => {
    await deleteDatabase('robin');
    return database.put('meta', 1, 'late');
  });
  await expect(late).rejects.toThrow();
  expect(await canKeep('robin')).toBe(false);
  expect(await usersKept()).not.toContain('robin');
});
