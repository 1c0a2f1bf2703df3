import { afterEach, expect, it, vi } from 'vitest';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
afterEach(() => {
  vi.useRealTimers();
});

it('keeps other content out while a claim is under way, not once its lease is over', async () => {
  const { firmId } = await system.someone();
  // It asks for the table's name as it is read, which the system gives as it starts.
  const { contentHash, leaseMs, onceWith, rememberedReply, SeenBefore } = await import('./idempotency.ts');
  const partition = `firm#${firmId}`;
  const asked = (text: string) => ({
    partition,
    key: 'one-tap',
    hash: contentHash(text),
    keptMs: 86_400_000,
  });
  const [first, other] = [asked('a letter'), asked('another letter')];
  await onceWith(first).claim();
  await expect(onceWith(other).claim()).rejects.toThrow(SeenBefore);
  await expect(rememberedReply(other)).rejects.toMatchObject({ status: 409 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + leaseMs + 1000 });
  expect(await rememberedReply(other)).toBeUndefined();
  await onceWith(other).claim();
  await expect(onceWith(first).claim()).rejects.toThrow(SeenBefore);
  await expect(rememberedReply(first)).rejects.toMatchObject({ status: 409 });
});
