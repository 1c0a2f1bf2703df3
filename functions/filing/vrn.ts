import type { Registered } from '#shared/settings/registration.ts';

/** The nine digits that HMRC knows a business by, of the VAT number in Settings; `undefined` where there is none. */
export const vrnOf = ({ vatNumber }: Registered): string | undefined =>
  /\d{9}/.exec((vatNumber ?? '').replaceAll(/[\s.-]/g, ''))?.[0];

/** As it is printed: `123 4567 82`. */
export const printedVrn = (vrn: string): string => `${vrn.slice(0, 3)} ${vrn.slice(3, 7)} ${vrn.slice(7)}`;
