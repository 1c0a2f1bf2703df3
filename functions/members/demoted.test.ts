import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { join } from '../testing/join.ts';

const system = localSystem();
const { clients, employees, members } = routes;

it('somebody demoted in the middle of many writes makes none once the owner has the reply', async () => {
  const [owner, worker] = [await system.someone(), await system.someone()];
  const office = await join(system.services, owner, worker, 'office');
  const { id: employeeId } = await owner.call(employees.create, {
    body: { firstName: 'Sam', lastName: 'Field' },
  });
  let isDemoted = false;
  const write = async (n: number) => {
    const begunAfter = isDemoted;
    const { status } = await office.answer(clients.create, { body: { name: `Client ${n}` } });
    return { begunAfter, status };
  };
  const burst = Array.from({ length: 30 }, async (_, n) => {
    for (let turn = 0; turn < n % 6; turn++) await office.answer(clients.list, {});
    return write(n);
  });
  const params = { userId: worker.userId };
  await owner.call(members.update, { params, body: { role: 'field', employeeId } });
  isDemoted = true;
  const replies = [...(await Promise.all(burst)), ...(await Promise.all([100, 101, 102].map(write)))];
  const after = replies.filter(({ begunAfter }) => begunAfter);
  expect(after.length).toBeGreaterThanOrEqual(3);
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([403]));
});
