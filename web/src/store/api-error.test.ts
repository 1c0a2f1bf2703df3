import { expect, test } from 'vitest';
import { ApiError, errorOf, explain } from './api-error.ts';

const message = async (body: string | null, init: ResponseInit) =>
  (await errorOf(new Response(body, init))).message;

test('the message is the status and the best thing the server said', async () => {
  expect(await message('{"message":"Unauthorized"}', { status: 401 })).toBe('401: Unauthorized');
  expect(await message('plain words', { status: 500 })).toBe('500: plain words');
  expect(await message('{"other":1}', { status: 500 })).toBe('500: {"other":1}');
  expect(await message(null, { status: 502, statusText: 'Bad Gateway' })).toBe('502: Bad Gateway');
});

test('programs go by the code, whatever is said', async () => {
  const { code } = await errorOf(new Response('{"message":"Xq","code":"key_reused"}', { status: 422 }));
  expect(code).toBe('key_reused');
});

test('issues come along', async () => {
  const body = '{"message":"Not valid","issues":[{"path":"name","message":"Required"}]}';
  const error = await errorOf(new Response(body, { status: 400 }));
  expect(error.issues).toEqual([{ path: 'name', message: 'Required' }]);
});

test('a reason follows the sentence only where the user can act on it', () => {
  const conflict = new ApiError(409, 'it has 2 jobs and 1 invoice');
  expect(explain('Failed to delete client', conflict)).toBe(
    'Failed to delete client: it has 2 jobs and 1 invoice',
  );
  expect(explain('Failed to delete client', new ApiError(500, 'Something went wrong'))).toBe(
    'Failed to delete client',
  );
});
