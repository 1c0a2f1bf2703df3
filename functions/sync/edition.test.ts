import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapes } from '#shared/domain/shapes.ts';
import { edition } from './may-read.ts';

/** What the records of an edition look like. */
const looks = { edition: 9, hash: '672a42a4ac275243' };

it('has another edition once a record has another shape, so that no device keeps the old one', () => {
  const schemas = Object.entries(shapes).map(([kind, shape]) => [
    kind,
    z.toJSONSchema(shape, { unrepresentable: 'any' }),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16);
  expect({ edition, hash }, 'Increase the edition, and note its hash here').toEqual(looks);
});
