import { randomBytes } from 'node:crypto';
import { changeFirm, changeSettings } from '#functions/firms/change.ts';
import { deleteObject, putObject } from '#functions/lib/bucket.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { logoKey } from '#functions/paper/logo.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';

type Kept = NonNullable<NonNullable<StoredFirm['business']>['logo']>;

/** Replaces or removes the logo, and returns the previous one. `updatedAt` stays, as the form shows no logo. */
const exchange = (firmId: FirmId, logo: Kept | undefined) =>
  changeFirm(firmId, async (current) => {
    const { logo: before, ...business } = current.business ?? {};
    await changeSettings(current, { business: { ...business, ...(logo && { logo }) } });
    return before;
  });

const deleteLogo = (firmId: FirmId, logo: Kept | undefined): Promise<void> =>
  logo ? deleteObject(logoKey(firmId, logo.version)) : Promise.resolve();

/** Stores a picture as the logo of all documents from now on. Throws 400 if it is damaged or too large, 415. */
export const putLogo = async (firmId: FirmId, file: Uint8Array): Promise<Kept> => {
  const { logoPicture } = await import('./logo-picture.ts');
  const { bytes, type, width, height } = logoPicture(file);
  const version = randomBytes(8).toString('hex');
  const logo = { version, type, width, height };
  // The picture is stored first: a logo without one must never show.
  await putObject(logoKey(firmId, version), { body: bytes, length: bytes.length, type });
  try {
    await deleteLogo(firmId, await exchange(firmId, logo));
  } catch (error) {
    await deleteLogo(firmId, logo);
    throw error;
  }
  return logo;
};

/** Removes the logo from all documents from now on; succeeds if there is none. */
export const removeLogo = async (firmId: FirmId): Promise<void> =>
  deleteLogo(firmId, await exchange(firmId, undefined));

/** The logo's address, valid for a quarter of an hour. Throws 404 if there is none. */
export const showLogo = async (firm: StoredFirm) => {
  const logo = firm.business?.logo;
  if (!logo) throw notFound();
  return { location: await signedUrl(logoKey(firm.firmId, logo.version)) };
};
