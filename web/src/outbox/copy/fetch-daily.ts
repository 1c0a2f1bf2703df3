import { assignmentsRoutes } from '#shared/assignments/contract.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { today } from '#shared/dates.ts';
import { employeesRoutes } from '#shared/employees/contract.ts';
import { inventoryRoutes } from '#shared/inventory/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { pricesRoutes } from '#shared/prices/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import type { Route } from '#shared/route.ts';
import { type ListPage, type ListQuery, listOptions, loadPage } from '../../api/paged-list.ts';
import { finishRows, heldOf, writePage } from './rows.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** In the order in which somebody in a cellar misses them. */
const lists = (): [route: Route, part?: ListQuery][] => [
  [jobsRoutes.list],
  [clientsRoutes.list],
  [invoicesRoutes.list],
  [quotesRoutes.list],
  [invoicesRoutes.drafts],
  [inventoryRoutes.list],
  [pricesRoutes.list],
  [receiptsRoutes.list, { year: today().slice(0, 4) }],
  [employeesRoutes.list],
  [assignmentsRoutes.list],
];

/** Of a list that nobody opens whole its newest 2,000 rows are fetched. */
const mostPages = 10;

const fetchPages = async (first: string): Promise<{ page: ListPage<unknown>; param: string }[]> => {
  const pages: { page: ListPage<unknown>; param: string }[] = [];
  for (let param: string | null = first; param !== null && pages.length < mostPages; ) {
    await whenIdle();
    const page: ListPage<unknown> = await loadPage(param);
    pages.push({ page, param });
    param = page.next;
  }
  return pages;
};

/** One that was opened today is left alone, and one that lies here further than it would be fetched. */
const fetchList = async (userId: string, route: Route, part?: ListQuery): Promise<void> => {
  const { queryKey, initialPageParam } = listOptions(route, part);
  const { pages: held, at } = await heldOf(userId, queryKey);
  if (held > mostPages || today(at) === today()) return;
  const pages = await fetchPages(initialPageParam);
  for (const [index, { page, param }] of pages.entries()) {
    await whenIdle();
    await writePage(userId, queryKey, index, page, param);
  }
  await finishRows(userId, queryKey, pages.length, Date.now());
};

/** Once a day, while nobody waits for anything: the lists that were not opened, so that they are there without a connection. */
export const fetchDaily = async (userId: string): Promise<void> => {
  if (savesData()) return;
  for (const [route, part] of lists()) {
    // What will not come now is asked for at the next start.
    if (
      !(await fetchList(userId, route, part).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
};
