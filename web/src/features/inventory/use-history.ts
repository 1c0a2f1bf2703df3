import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { useListBySteps } from '../../api/paged-list.ts';

/** The page size: most people want the last few. */
const step = 20;

/** An item's moves, newest first, and older ones on demand. */
export const useHistory = (itemId: number) =>
  useListBySteps(inventoryRoutes.moves, { itemId: String(itemId) }, step);
