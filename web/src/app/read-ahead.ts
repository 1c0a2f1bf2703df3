import { savesData } from '../boot/saves-data.ts';
import { whenIdle } from '../boot/when-idle.ts';
import { isStocked } from '../worker/stock.ts';
import { pageAt } from './pages.tsx';
import { places } from './places.ts';

const ignore = () => undefined;

/** The places in the bottom bar first. */
const inTurn = places
  .filter(({ adminOnly }) => !adminOnly)
  .toSorted((a, b) => Number(Boolean(b.barName)) - Number(Boolean(a.barName)));

/** Loads every place's code from the device's cache while the browser is idle, so that no tap waits for code. */
export const readAhead = async (): Promise<void> => {
  if (savesData() || !(await isStocked().catch(ignore))) return;
  for (const { path } of inTurn) {
    await whenIdle();
    await pageAt(path)
      .load()
      .then(({ ahead }) => ahead?.())
      .catch(ignore);
  }
  performance.mark('read-ahead');
};

/** Loads a place's code and first data as soon as a finger is on its link. */
export const headFor = (path: string): void =>
  void pageAt(path)
    .load()
    .then(({ prefetch }) => prefetch?.())
    .catch(ignore);
