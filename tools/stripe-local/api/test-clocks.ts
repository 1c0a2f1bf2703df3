import { found, invalidRequest } from '../failure.ts';
import { textIn } from '../form.ts';
import { advance } from '../renewal.ts';
import { newId } from '../state.ts';
import type { TestClock } from '../wire.ts';
import { type Endpoint, required } from './endpoint.ts';

const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Separate time for the customers created with a test clock. Advancing is instant; at Stripe its status is `advancing` for a
 * while.
 */
export const testClocks: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    takes: ['frozen_time', 'name'],
    answer: ({ account, form }) => {
      const clock: TestClock = {
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: account.now(),
        deletes_after: account.now() + thirtyDays,
        frozen_time: Number(required(textIn(form, 'frozen_time'), 'frozen_time')),
        livemode: false,
        name: textIn(form, 'name') ?? null,
        status: 'ready',
        status_details: {},
      };
      account.state.clocks[clock.id] = clock;
      account.changed();
      return clock;
    },
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/{id}',
    takes: [],
    answer: ({ account, id }) => found(account.state.clocks, 'test clock', id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/{id}/advance',
    takes: ['frozen_time'],
    answer: ({ account, id, form }) => {
      const clock = found(account.state.clocks, 'test clock', id);
      const to = Number(required(textIn(form, 'frozen_time'), 'frozen_time'));
      if (to <= clock.frozen_time)
        throw invalidRequest('The time of a test clock moves forward only.', { param: 'frozen_time' });
      clock.frozen_time = to;
      for (const one of Object.values(account.state.customers))
        if (one.test_clock === id) advance(account, one.id, to - account.now(one.id));
      return { ...clock, status: 'advancing' };
    },
  },
  {
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/{id}',
    takes: [],
    answer: ({ account, id }) => {
      found(account.state.clocks, 'test clock', id);
      delete account.state.clocks[id];
      account.changed();
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  },
];
