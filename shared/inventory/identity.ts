import { alike } from '../alike.ts';
import { cleanedCode } from '../plain-text.ts';
import type { ItemInput } from './contract.ts';

type Described = Pick<ItemInput, 'name' | 'sku' | 'barcode' | 'location'>;

/** The key that identifies an item in an import: its SKU, or otherwise name, barcode and location. */
export const itemIdentity = ({ name, sku, barcode, location }: Described): string =>
  JSON.stringify(sku ? ['sku', cleanedCode(sku)] : ['name', alike(name), alike(barcode), location ?? '']);
