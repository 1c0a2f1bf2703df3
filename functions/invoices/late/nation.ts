import { defaultNation, type Nation } from '#shared/calendar/nations.ts';
import { nationOfAddress } from '#shared/uk/nation-of-address.ts';

/** Where a client is taken to be: their postcode says it, else the bank holidays that the trader goes by. */
export const nationFor = (
  address: string | undefined,
  business: { bankHolidays?: Nation | undefined } | undefined,
): Nation => nationOfAddress(address) ?? business?.bankHolidays ?? defaultNation;
