import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const admin = () => apiFor(system.services, 'admin@example.com', 'Admin Example');

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
