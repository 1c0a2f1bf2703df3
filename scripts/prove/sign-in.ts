import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { authContract } from '#shared/auth/contract.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { eventually, must, type Proof } from './proof.ts';
import { apiOf, type Site, type Visitor } from './site.ts';

/** Signs a newcomer in through the identity provider's own pages. */
export const arrive = async (site: Site): Promise<Visitor> => {
  const { origin, browser } = site;
  const person = await site.newcomer();
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/api/login`);
  must(new URL(page.url()).origin !== origin, 'Signing in did not lead to the identity provider');
  await site.typeAt(page, person);
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/api/'));
  const api = await apiOf(origin, context);
  const { id, email } = await api.call(authContract.user, {});
  must(email === person.email, `${person.email} signed in as ${email}`);
  const userId = id as UserId;
  return { ...person, userId, firmId: firstFirmOf(userId), context, api };
};

const itemsAt = async ({ records, table }: Site, partition: string): Promise<number> => {
  const { Count = 0 } = await records.query({
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    Select: 'COUNT',
    ConsistentRead: true,
  });
  return Count;
};

const isKnown = async (site: Site, email: string): Promise<boolean> => {
  const { cloud } = site;
  if (!cloud) return false;
  const filter = `email = "${email}"`;
  const { Users } = await cloud.aws<{ Users: unknown[] }>(
    'cognito-idp',
    'list-users',
    '--user-pool-id',
    cloud.userPool,
    '--filter',
    filter,
  );
  return Users.length > 0;
};

/** Runs last: it deletes the user of the other checks. */
export const erasing: Proof = {
  name: 'An erased account is gone: session, records, identity',
  run: async (site, { api, email, userId, firmId }) => {
    const { accountContract } = await import('#shared/account/contract.ts');
    const { status } = await api.answer(accountContract.erase, { body: { confirmation: email } });
    must(status === accountContract.erase.reply.status, `Erasing answered ${status}`);
    must((await api.answer(authContract.user, {})).status === 401, 'The session outlived the account');
    for (const partition of [`user#${userId}`, `firm#${firmId}`])
      await eventually('Not every record was gone', 60, async () => (await itemsAt(site, partition)) === 0);
    await eventually('The identity was not gone', 60, async () => !(await isKnown(site, email)));
  },
};
