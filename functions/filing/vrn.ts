import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { Registered } from '#shared/settings/registration.ts';

/** The nine digits of the VAT number in Settings, which HMRC knows a business by; `undefined` if there is none. */
export const vrnOf = ({ vatNumber }: Registered): string | undefined =>
  /\d{9}/.exec((vatNumber ?? '').replaceAll(/[\s.-]/g, ''))?.[0];

/** As it is printed: `123 4567 82`. */
export const printedVrn = (vrn: string): string => `${vrn.slice(0, 3)} ${vrn.slice(3, 7)} ${vrn.slice(7)}`;

/** A firm's VAT account at HMRC, and what the addresses of its calls begin with. Throws 409 `vatNumber` if Settings has none. */
export const accountOf = ({ business = {} }: StoredFirm): { vrn: string; base: string } => {
  const vrn = vrnOf(business);
  const message = 'Save your VAT number in Settings first';
  if (!vrn) throw conflict(message, [{ path: 'vatNumber', message }]);
  return { vrn, base: `/organisations/vat/${vrn}` };
};
