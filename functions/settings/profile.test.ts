import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { auth, settings } = routes;

it('a name is given here where the provider has none, also by whoever has no access yet', async () => {
  const person = await system.someone({ trial: false, name: '' });
  expect(await person.call(auth.user, {})).toMatchObject({ firstName: null, lastName: null });
  const saved = await person.call(settings.updateProfile, { body: { firstName: ' Zoë ' } });
  expect(saved).toEqual({ firstName: 'Zoë', lastName: null });
  expect(await person.call(auth.user, {})).toMatchObject({ firstName: 'Zoë', lastName: null });
});

it('a name given here outlives what the provider says at the next sign-in', async () => {
  const person = await system.someone({ name: 'Pat Provider' });
  await person.call(settings.updateProfile, { body: { firstName: 'Patricia', lastName: 'Own' } });
  const again = await apiFor(system.services, person.email, 'Pat Changed');
  expect(await again.call(auth.user, {})).toMatchObject({ firstName: 'Patricia', lastName: 'Own' });
});

it('a name may not be blank', async () => {
  const person = await system.someone();
  const { status, body } = await person.answer(settings.updateProfile, { body: { firstName: '  ' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'firstName', message: 'Required' }] });
});
