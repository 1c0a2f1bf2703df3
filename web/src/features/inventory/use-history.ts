import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { useListBySteps } from '../../api/paged-list.ts';

/** As many moves as come at once: most people want the last few. */
const step = 20;

/** The moves of one item, newest first, and older ones when asked for. */
export const useHistory = (itemId: number) =>
  useListBySteps(inventoryRoutes.moves, { itemId: String(itemId) }, step);
