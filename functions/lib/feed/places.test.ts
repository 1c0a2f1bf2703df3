import { expect, it } from 'vitest';
import { kinds } from '#shared/domain/kinds.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { places } from './places.ts';

localSystem();

it.each(kinds)('the items of %s lie where a write is known to change one', async (kind) => {
  // Once the system runs: its table's name is in the environment.
  const [{ sources }, { placesOf }] = await Promise.all([
    import('#functions/sync/kinds.ts'),
    import('#functions/sync/records.ts'),
  ]);
  expect(sources[kind].flatMap(placesOf)).toEqual(places[kind]);
});
