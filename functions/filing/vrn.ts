import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { Registered } from '#shared/settings/registration.ts';

/** HMRC's identifier for a business: the nine digits of the VAT number in Settings; `undefined` if there is none. */
export const vrnOf = ({ vatNumber }: Registered): string | undefined =>
  /\d{9}/.exec((vatNumber ?? '').replaceAll(/[\s.-]/g, ''))?.[0];

/** The number as printed: `123 4567 82`. */
export const printedVrn = (vrn: string): string => `${vrn.slice(0, 3)} ${vrn.slice(3, 7)} ${vrn.slice(7)}`;

/** A firm's VAT number and the base path of its calls to HMRC. Throws 409 `vatNumber` if Settings has none. */
export const accountOf = ({ business = {} }: StoredFirm): { vrn: string; base: string } => {
  const vrn = vrnOf(business);
  const message = 'Save your VAT number in Settings first';
  if (!vrn) throw conflict(message, [{ path: 'vatNumber', message }]);
  return { vrn, base: `/organisations/vat/${vrn}` };
};
