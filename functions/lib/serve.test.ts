import { afterEach, expect, it, vi } from 'vitest';
import { none, type Resource } from '#shared/route.ts';
import { api } from '../../local/gateway/api.ts';
import type { Handler } from '../../local/gateway/invoke.ts';
import { listenOnLocalhost } from '../../local/listen.ts';
import { logger } from './log.ts';

const things = {
  slow: {
    method: 'POST',
    path: '/api/things/slow',
    when: 'connected',
    access: 'public',
    summary: 'Is never done',
    reply: none,
  },
} as const satisfies Resource;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('answers before its time is over, and that the call may be tried again', async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.stubEnv('TABLE_NAME', 'none');
  const { serve } = await import('./serve.ts');
  const { lambdaOf } = await import('../lambda.ts');
  const slow = serve(things, { slow: () => new Promise<undefined>(() => undefined) });
  const handlerOf = async () => lambdaOf(slow, {}) as Handler;
  const { port, close } = await listenOnLocalhost(0, api({ table: { things }, handlerOf, timeoutMs: 200 }));
  const answer = await fetch(`http://localhost:${port}/api/things/slow`, { method: 'POST' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('try again in a moment') });
  await close();
});
