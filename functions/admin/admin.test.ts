import { describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type Api, apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const admin = () => apiFor(system.services, 'admin@example.com', 'Admin Example');

it('stops and restores a firm’s emails to its clients, with its spam complaints counted', async () => {
  const person = await system.someone();
  const of = async () => {
    const users = await (await admin()).call(routes.admin.users, {});
    return users.find(({ id }) => id === person.userId);
  };
  const newClient = (email: string) =>
    person.call(routes.clients.create, { body: { name: 'Harbour Café', email } });
  const statement = (client: { id: number; email: string | null }) =>
    person.answer(routes.invoices.sendStatement, {
      params: { id: client.id },
      body: { to: client.email ?? '' },
    });
  expect(await of()).toMatchObject({ mailStoppedAt: null, complaints: 0 });
  const cross = await newClient('complaint+admin@simulator.amazonses.com');
  expect(await statement(cross)).toMatchObject({ status: 200 });
  await vi.waitFor(async () => expect((await of())?.complaints).toBe(1), 60_000);

  const change = (api: Api, stopped: boolean, userId: string = person.userId) =>
    api.answer(routes.admin.mail, { params: { userId }, body: { stopped } });
  expect(await change(person, true)).toMatchObject({ status: 403 });
  expect(await change(await admin(), true, 'nobody')).toMatchObject({ status: 404 });
  const founderOfNone = await system.someone({ trial: false });
  expect(await change(await admin(), true, founderOfNone.userId)).toMatchObject({ status: 409 });
  expect(await change(await admin(), true)).toMatchObject({
    status: 200,
    body: { id: person.userId, mailStoppedAt: expect.any(String) },
  });
  const calm = await newClient('calm@example.com');
  expect(await statement(calm)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('are stopped') },
  });
  await change(await admin(), false);
  expect(await statement(calm)).toMatchObject({ status: 200 });
});

describe('the list of users', () => {
  it('is for the admin alone', async () => {
    const person = await system.someone();
    expect(await person.answer(routes.admin.users, {})).toMatchObject({
      status: 403,
      body: { message: 'Admin privileges required' },
    });
    expect(await system.nobody.answer(routes.admin.users, {})).toMatchObject({ status: 401 });
  });

  it('needs no subscription, shows every user, newest first, and nothing of their mail account', async () => {
    const first = await system.someone();
    const second = await system.someone({ trial: false });
    const users = await (await admin()).call(routes.admin.users, {});
    const at = (id: string) => users.findIndex((user) => user.id === id);
    expect(at(second.userId)).toBeGreaterThanOrEqual(0);
    expect(at(second.userId)).toBeLessThan(at(first.userId));
    expect(users[at(first.userId)]).toMatchObject({ email: first.email, isTrialActive: true });
    expect(Object.keys(users[at(first.userId)] ?? {})).not.toContain('emailUser');
  });

  it('comes in pages that together name everybody once', async () => {
    const api = await admin();
    const people = [];
    for (let n = 0; n < 5; n++) people.push((await system.someone({ trial: false })).userId);
    const seen: string[] = [];
    let next: string | undefined = '/api/admin/users?limit=2';
    while (next) {
      const response: Response = await fetch(`${system.services.app}${next}`, {
        headers: { cookie: api.cookie },
      });
      for (const { id } of (await response.json()) as { id: string }[]) seen.push(id);
      next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(people));
  });
});
