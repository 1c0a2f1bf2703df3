import { expect, test } from 'vitest';
import { underWay } from '#shared/under-way.ts';
import { ApiError } from '../api/api-error.ts';
import { answerOf } from './answer.ts';

const saying = (message: string) => answerOf(new ApiError(409, message, [], { message }));

test('what is still being done for an earlier try is tried again, and what was refused is not', () => {
  expect(saying(underWay)).toEqual({ kind: 'failed' });
  expect(saying('Invoice number 1 is taken')).toMatchObject({ kind: 'refused' });
});
