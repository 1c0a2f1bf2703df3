import { alike } from '../alike.ts';
import type { PriceInput } from './contract.ts';

/** What makes two rows one price for the import: the code where there is one, else name and unit. */
export const priceIdentity = ({ name, unit, code }: Pick<PriceInput, 'name' | 'unit' | 'code'>): string =>
  JSON.stringify(code ? [alike(code)] : [alike(name), alike(unit)]);
