import { randomBytes } from 'node:crypto';
import { readUser } from '#functions/auth/read.ts';
import { deleteObject, putObject } from '#functions/lib/bucket.ts';
import { notFound } from '#functions/lib/errors.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import { logoKey } from '#functions/paper/logo.ts';
import { changeSettings } from './change.ts';

type Kept = NonNullable<NonNullable<StoredUser['business']>['logo']>;

/** Gives the business another logo or none, and answers the one it had. The form's `updatedAt` stands: it shows no logo. */
const exchange = (userId: string, logo: Kept | undefined) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (current) => {
      const { logo: before, ...business } = current.business ?? {};
      await changeSettings(current, { business: { ...business, ...(logo && { logo }) } });
      return before;
    },
  );

const deleteLogo = (userId: string, logo: Kept | undefined): Promise<void> =>
  logo ? deleteObject(logoKey(userId, logo.version)) : Promise.resolve();

/** Keeps a picture as the logo of all papers from now on. Throws 400 for one that is damaged or too large, 415. */
export const putLogo = async (userId: string, file: Uint8Array): Promise<Kept> => {
  const { logoPicture } = await import('./logo-picture.ts');
  const { bytes, type, width, height } = logoPicture(file);
  const version = randomBytes(8).toString('hex');
  const logo = { version, type, width, height };
  // The picture first: a logo without one must never show.
  await putObject(logoKey(userId, version), { body: bytes, length: bytes.length, type });
  try {
    await deleteLogo(userId, await exchange(userId, logo));
  } catch (error) {
    await deleteLogo(userId, logo);
    throw error;
  }
  return logo;
};

/** Takes the logo off all papers from now on; succeeds too where there is none. */
export const removeLogo = async (userId: string): Promise<void> =>
  deleteLogo(userId, await exchange(userId, undefined));

/** Where the logo can be fetched from for a quarter of an hour. Throws 404 where there is none. */
export const showLogo = async (user: StoredUser) => {
  const logo = user.business?.logo;
  if (!logo) throw notFound();
  return { location: await signedUrl(logoKey(user.userId, logo.version)) };
};
