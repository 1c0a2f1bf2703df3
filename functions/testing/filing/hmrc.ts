import { expect } from 'vitest';
import { type Device, deviceHeader } from '#shared/filing/device.ts';
import { routes } from '#shared/routes.ts';
import type { Command, control } from '../../../local/hmrc/control.ts';
import type { Someone, System } from '../../../local/testing/system.ts';

export const phone: Device = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Fettle’s own',
  screens: [{ width: 390, height: 844, scale: 3, depth: 24 }],
  window: { width: 390, height: 664 },
  offset: 60,
};

/** The headers that a page sends with every filing call. */
export const deviceHeaders = (device: unknown = phone): Record<string, string> => ({
  [deviceHeader]: Buffer.from(JSON.stringify(device)).toString('base64url'),
});

export type Told = ReturnType<typeof control>;

/** Controls the stand-in for one business. Returns what it knows of it. */
export const tellHmrc = async ({ services }: System, command: Command): Promise<Told> => {
  const reply = await fetch(`${services.hmrc}/control`, { method: 'POST', body: JSON.stringify(command) });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Told;
};

/** A test business at HMRC. */
export const newTestBusiness = async (
  { services }: System,
  kind: 'organisations' | 'individuals',
): Promise<{ userId: string; password: string; vrn: string; nino: string }> => {
  const body = JSON.stringify({ serviceNames: ['mtd-vat'] });
  const reply = await fetch(`${services.hmrc}/create-test-user/${kind}`, { method: 'POST', body });
  return (await reply.json()) as { userId: string; password: string; vrn: string; nino: string };
};

/** Clicks through HMRC's pages. Returns the address that they redirect the browser back to. */
export const signInAtHmrc = async (
  address: string,
  {
    userId,
    password = '',
    decision = 'give',
  }: { userId: string; password?: string; decision?: 'give' | 'refuse' },
): Promise<URL> => {
  const url = new URL(address);
  const form = new URLSearchParams(url.search);
  expect(await (await fetch(url)).text()).toContain('Not HMRC: a stand-in');
  form.set('userId', userId);
  form.set('password', password);
  const granting = await fetch(new URL('/oauth/sign-in', url), { method: 'POST', body: form });
  expect(await granting.text()).toContain('Give permission');
  form.set('decision', decision);
  const done = await fetch(new URL('/oauth/grant', url), { method: 'POST', body: form, redirect: 'manual' });
  return new URL(done.headers.get('location') ?? '');
};

/** Follows HMRC's redirect as the browser does. Returns where the app then redirects. */
export const comeBack = async (person: Someone, to: URL): Promise<string | null> => {
  const { headers } = await person.send({ method: 'GET', path: `${to.pathname}${to.search}` });
  return headers.get('location');
};

export const registered = (vrn: string) => ({
  ownName: 'Robin Example',
  address: '2 Quay',
  vatScheme: 'standard' as const,
  vatNumber: `GB${vrn}`,
});

/** A user whose business is connected to its own VAT account. */
export const connectedVat = async (system: System) => {
  const person = await system.someone();
  const business = await newTestBusiness(system, 'organisations');
  await person.call(routes.settings.updateBusiness, { body: registered(business.vrn) });
  await connectVat(person, business);
  return { person, ...business };
};

/** Connects by HMRC's pages. */
export const connectVat = async (
  person: Someone,
  { userId, password }: { userId: string; password: string },
) => {
  const { body } = await person.answer(routes.filing.connect, { body: { tax: 'vat' } }, deviceHeaders());
  const back = await signInAtHmrc((body as { url: string }).url, { userId, password });
  expect(await comeBack(person, back)).toBe('/tax?connected=vat');
};

/** A sole trader connected for Income Tax. */
export const connectedPerson = async (system: System) => {
  const person = await system.someone();
  const trader = { businessKind: 'sole_trader', ownName: 'Robin Example', address: '2 Quay' } as const;
  await person.call(routes.settings.updateBusiness, { body: trader });
  const { userId, password, nino } = await newTestBusiness(system, 'individuals');
  const body = { tax: 'incomeTax', nino } as const;
  const begun = await person.answer(routes.filing.connect, { body }, deviceHeaders());
  const back = await signInAtHmrc((begun.body as { url: string }).url, { userId, password });
  expect(await comeBack(person, back)).toBe('/tax?connected=incomeTax');
  return { person, nino };
};
