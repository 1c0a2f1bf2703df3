import { expect, test } from 'vitest';
import type { ProblemCode } from '#shared/kernel/problems.ts';
import { ApiError } from '../api/api-error.ts';
import { answerOf } from './answer.ts';

const saying = (code: ProblemCode) => answerOf(new ApiError(409, 'No', [], { message: 'No', code }));

test('what is still being done for an earlier try is tried again, and what was refused is not', () => {
  expect(saying('in_progress')).toEqual({ kind: 'failed' });
  expect(saying('number_taken')).toMatchObject({ kind: 'refused' });
});
