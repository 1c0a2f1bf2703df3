import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import type { UserId } from '#shared/firms/ids.ts';
import type { Resource } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { account, auth, clients } = routes;

/** An action in Cognito's console. */
const inConsole = (Command: typeof AdminDeleteUserCommand | typeof AdminDisableUserCommand, sub: string) =>
  new CognitoIdentityProviderClient({}).send(
    new Command({ UserPoolId: process.env.USER_POOL_ID, Username: sub }),
  );
const isThere = (sub: string) =>
  new CognitoIdentityProviderClient({})
    .send(new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: sub }))
    .then(
      () => true,
      () => false,
    );

it.each([
  ['disabled', AdminDisableUserCommand],
  ['deleted', AdminDeleteUserCommand],
])('whoever is %s in the console is out within the hour, on every device', async (_, Command) => {
  const moveOn = setClock('2026-05-01T08:00:00Z');
  const person = await system.someone();
  const elsewhere = await apiFor(system.services, person.email);
  moveOn(1.01 * hour);
  expect((await person.answer(auth.user)).status).toBe(200);
  await inConsole(Command, person.userId);
  // Just looked up, so it is not checked again within the hour.
  moveOn(0.9 * hour);
  expect((await person.answer(clients.list)).status).toBe(200);
  moveOn(0.2 * hour);
  for (const api of [person, elsewhere]) expect((await api.answer(clients.list)).status).toBe(401);
});

it('whatever is called first after an hour looks the identity up', async () => {
  const moveOn = setClock('2026-05-01T08:00:00Z');
  const person = await system.someone();
  const { sessionEntity } = await import('#functions/lib/tenant/session-entity.ts');
  for (const [resource, table] of Object.entries<Resource>(routes)) {
    const route = Object.values(table).find(({ access }) => access !== 'public' && access !== 'guest');
    if (!route) continue;
    moveOn(1.01 * hour);
    await fetch(`${system.services.app}${route.path.replace(/\{\w+\}/g, '1')}`, {
      method: route.method,
      headers: { cookie: person.cookie },
    });
    const { data: sessions } = await sessionEntity.query.byHash({ userId: person.userId }).go();
    expect(
      sessions.map(({ checkedAt }) => checkedAt),
      resource,
    ).toEqual([Date.now()]);
  }
});

it('who is disabled cannot sign in again', async () => {
  const person = await system.someone();
  await inConsole(AdminDisableUserCommand, person.userId);
  await expect(apiFor(system.services, person.email)).rejects.toThrow('was not signed in');
});

it('nobody is put out because Cognito cannot be asked', async () => {
  const moveOn = setClock('2026-05-01T08:00:00Z');
  const log = vi.spyOn(logger, 'warn').mockReturnValue();
  const person = await system.someone();
  moveOn(2 * hour);
  vi.stubEnv('USER_POOL_ID', '');
  expect((await person.answer(auth.user)).status).toBe(200);
  vi.unstubAllEnvs();
  expect(log).toHaveBeenCalledWith('An identity could not be looked up', expect.anything());
});

it('someone deleted in the console gets their account back, and can erase it', async () => {
  const log = vi.spyOn(logger, 'warn').mockReturnValue();
  const person = await system.someone();
  await person.call(clients.create, { body: { name: 'Harbour Café' } });
  await inConsole(AdminDeleteUserCommand, person.userId);
  for (let times = 0; times < 2; times++) {
    const again = await apiFor(system.services, person.email);
    expect(await again.call(auth.user, {})).toMatchObject({ id: person.userId, email: person.email });
    expect(await again.call(clients.list, { query: {} })).toMatchObject([{ name: 'Harbour Café' }]);
  }
  expect(log).toHaveBeenCalledOnce();
  // A session of the deleted identity gives no access to the one that replaced it.
  expect((await person.answer(clients.list)).status).toBe(401);
  const { findUser } = await import('#functions/lib/tenant/read-user.ts');
  const { identityId = '' } = (await findUser(person.userId)) ?? {};
  expect(await isThere(identityId)).toBe(true);
  const again = await apiFor(system.services, person.email);
  await again.call(account.erase, { body: { confirmation: person.email } });
  await vi.waitFor(async () => expect(await isThere(identityId)).toBe(false), { timeout: 60_000 });
});

it('nobody takes over an address that is in use or that they haven’t proved to be theirs', async () => {
  const { saveIdentity } = await import('./store.ts');
  vi.spyOn(logger, 'warn').mockReturnValue();
  const person = await system.someone();
  const other = { sub: `other-${person.userId}` as UserId, email: person.email, emailVerified: true };
  await expect(saveIdentity(other)).rejects.toThrow('Another account already has this email address');
  await inConsole(AdminDisableUserCommand, person.userId);
  await expect(saveIdentity(other)).rejects.toThrow('Another account');
  await inConsole(AdminDeleteUserCommand, person.userId);
  await expect(saveIdentity({ ...other, emailVerified: false })).rejects.toThrow('Another account');
  expect(await saveIdentity(other)).toMatchObject({ userId: person.userId });
});
