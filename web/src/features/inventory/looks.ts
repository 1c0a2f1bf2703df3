import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Cog from 'lucide-react/icons/cog';
import Droplets from 'lucide-react/icons/droplets';
import Layers from 'lucide-react/icons/layers';
import PackageMinus from 'lucide-react/icons/package-minus';
import PackagePlus from 'lucide-react/icons/package-plus';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Undo2 from 'lucide-react/icons/undo-2';
import Wrench from 'lucide-react/icons/wrench';
import { fieldMoveTypes } from '#shared/inventory/move.ts';
import type {
  ItemCategory,
  ItemLocation,
  MoveReason,
  MoveType,
  StockState,
} from '#shared/inventory/stock.ts';
import type { PillTone } from '../../components/pill.tsx';

/** The name and icon of each category. */
export const categoryLooks: Record<ItemCategory, { name: string; icon: LucideIcon }> = {
  parts: { name: 'Parts', icon: Cog },
  materials: { name: 'Materials', icon: Layers },
  tools: { name: 'Tools', icon: Wrench },
  consumables: { name: 'Consumables', icon: Droplets },
};

/** The stock badge. */
export const stockLooks: Record<StockState, { name: string; tone: PillTone; icon: LucideIcon }> = {
  in: { name: 'In Stock', tone: 'success', icon: CircleCheck },
  low: { name: 'Low Stock', tone: 'warning', icon: TriangleAlert },
  out: { name: 'Out of Stock', tone: 'danger', icon: Ban },
};

export const locationNames: Record<ItemLocation, string> = {
  warehouse: 'Warehouse',
  van: 'Van',
  shop: 'Shop',
};

/** The name, icon and usual reason of each kind of move. */
export const moveLooks: Record<MoveType, { name: string; icon: LucideIcon; reason: MoveReason }> = {
  in: { name: 'Stock In', icon: PackagePlus, reason: 'purchase' },
  out: { name: 'Stock Out', icon: PackageMinus, reason: 'usage' },
  adjustment: { name: 'Adjustment', icon: Scale, reason: 'adjustment' },
  return: { name: 'Return', icon: Undo2, reason: 'returned' },
};

export const reasonNames: Record<MoveReason, string> = {
  purchase: 'Purchase',
  usage: 'Usage',
  damaged: 'Damaged',
  returned: 'Returned',
  sold: 'Sold',
  adjustment: 'Adjustment',
};

const entries = <Key extends string>(names: Record<Key, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));
const namesOf = <Key extends string>(looks: Record<Key, { name: string }>) =>
  Object.entries<{ name: string }>(looks).map(([value, { name }]) => ({ value, label: name }));

/** The options of the forms' selects. */
export const categoryOptions = namesOf(categoryLooks);
export const moveTypeOptions = namesOf(moveLooks);
export const fieldMoveTypeOptions = fieldMoveTypes.map((value) => ({ value, label: moveLooks[value].name }));
export const locationOptions = [{ value: '', label: 'None' }, ...entries(locationNames)];
export const reasonOptions = [{ value: '', label: 'None' }, ...entries(reasonNames)];
