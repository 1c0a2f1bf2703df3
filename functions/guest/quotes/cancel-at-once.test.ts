import { expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { expectCounted } from '../../testing/counted.ts';
import { line, sentQuotes } from '../../testing/quotes/sent.ts';
import { tokenIn } from '../../testing/token-in.ts';

const system = localSystem();
const { guest, quotes, jobs } = routes;
const { withQuote, answer } = sentQuotes(system);

const restMs = 10;
const rests = 30;

/** Holds the first transaction until all others wait for it, so that each is based on reads from before any write. */
const sentTogether = async () => {
  const { document } = await import('#functions/lib/table.ts');
  const { TransactWriteCommand } = await import('@aws-sdk/lib-dynamodb');
  const send = document.send.bind(document);
  let asking = 0;
  let isFirst = true;
  const othersWait = async () => {
    for (let still = 0; still < rests; ) {
      await new Promise((resolve) => setTimeout(resolve, restMs));
      still = asking === 0 ? still + 1 : 0;
    }
  };
  return vi.spyOn(document, 'send').mockImplementation(async (...given) => {
    if (given[0] instanceof TransactWriteCommand && isFirst) {
      isFirst = false;
      await othersWait();
      return send(...given);
    }
    asking++;
    return Promise.resolve(send(...given)).finally(() => asking--);
  });
};

it('two quotes of one job in the same instant ends the job with both', async () => {
  const { owner, client, token } = await withQuote();
  await answer(token);
  const [job] = await owner.call(jobs.list, {});
  const params = { id: job?.id ?? 0 };
  const more = await owner.call(quotes.create, {
    body: { clientId: client.id, jobId: params.id, title: 'A second tap', lines: [line] },
  });
  const second = tokenIn(await owner.call(quotes.link, { params: { id: more.id } }));
  await answer(second);
  const together = await sentTogether();
  const answers = await Promise.all(
    [token, second].map((each) =>
      system.nobody.answer(guest.cancel, { body: { token: each, name: 'Ada Byron' } }),
    ),
  );
  together.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const all = await owner.call(quotes.list, {});
  expect(all.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await owner.call(jobs.get, { params })).toMatchObject({ status: 'cancelled' });
  await expectCounted(owner);
});
