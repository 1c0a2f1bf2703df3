import { alike } from '../alike.ts';
import type { PriceInput } from './contract.ts';

/** The key that identifies a price in an import: its code, or otherwise name and unit. */
export const priceIdentity = ({ name, unit, code }: Pick<PriceInput, 'name' | 'unit' | 'code'>): string =>
  JSON.stringify(code ? [alike(code)] : [alike(name), alike(unit)]);
