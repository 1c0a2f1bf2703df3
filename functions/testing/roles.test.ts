import { beforeAll, describe, expect, it } from 'vitest';
import { newFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { type Role, roles } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { photoForm } from './forms.ts';
import { nobodys, paramsFor } from './known.ts';
import { setItem } from './partition.ts';
import { problem } from './problem.ts';

const system = localSystem();
let owner: Someone;
let stranger: Someone;
const workers = {} as Record<Role, Someone>;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([system.someone(), system.someone()]);
  const { memberEntity } = await import('#functions/lib/tenant/firm-entity.ts');
  const at = new Date().toISOString();
  const kept = {
    firmId: owner.firmId,
    seesPrices: false,
    state: 'active' as const,
    joinedAt: at,
    updatedAt: at,
  };
  for (const role of roles) {
    workers[role] = await system.someone();
    await memberEntity.put({ ...kept, userId: workers[role].userId, role }).go();
  }
});

/** Calls that require a role, except those of Fettle's own billing, which would start a subscription. */
const asking = everyRoute.filter(({ route }) => route.roles);

const ask = (person: Someone, { key, route }: (typeof asking)[number], headers: Record<string, string>) =>
  person.answer(
    route,
    {
      params: paramsFor(route.path, nobodys),
      body: route.upload ? photoForm() : exampleBodies[key]?.(nobodys),
    },
    headers,
  );

const refusal = (code: Parameters<typeof problem>[0], message: string) => ({
  status: 403,
  body: problem(code, message),
});

describe.each(asking)('$key', (call) => {
  const { route } = call;

  it.each(roles.filter((role) => !route.roles?.some((each) => each === role)))(
    'is not for %s',
    async (role) => {
      const header = { 'fettle-firm': owner.firmId };
      const { status, body } = await ask(workers[role], call, header);
      expect({ status, body }).toEqual(refusal('not_allowed', 'Your role does not allow this'));
      // The role is checked before the input.
      const wrong = await workers[role].send({
        method: route.method,
        path: route.path.replaceAll(/\{\w+\}/g, 'x'),
        headers: header,
        ...(route.method !== 'GET' && { body: '{"a":' }),
      });
      expect(wrong.status).toBe(403);
    },
  );

  it('is for nobody who is not in the firm', async () => {
    if (route.access !== 'business') return;
    const notInFirm = refusal('not_in_firm', 'You are not in this firm');
    for (const firm of [stranger.firmId, newFirmId()]) {
      const { status, body } = await ask(owner, call, { 'fettle-firm': firm });
      expect({ status, body }).toEqual(notInFirm);
    }
  });
});

/** Read-only calls: every role that may make them gets in. */
const reading = asking.filter(({ route }) => route.method === 'GET');

it.each(reading)('$key is for the roles that it names', async (call) => {
  for (const role of call.route.roles ?? []) {
    const { status } = await ask(workers[role], call, { 'fettle-firm': owner.firmId });
    expect([200, 302, 400, 404, 409], role).toContain(status);
  }
});

it('a change of role holds from the next call', async () => {
  const { office } = workers;
  const header = { 'fettle-firm': owner.firmId };
  const create = () => office.answer(routes.clients.create, { body: { name: 'Ann' } }, header);
  expect((await create()).status).toBe(201);
  await setItem(owner.firmId, `member#${office.userId}`, { role: 'accountant' });
  expect((await create()).status).toBe(403);
  await setItem(owner.firmId, `member#${office.userId}`, { role: 'office' });
});

it('the table of roles is told as the calls keep to it', async () => {
  const rows = await owner.call(routes.firms.roles, {});
  expect(rows.map(({ method, path }) => `${method} ${path}`)).toEqual(everyRoute.map(({ key }) => key));
  expect(rows.filter(({ roles: asked }) => asked).length).toBe(asking.length);
});
