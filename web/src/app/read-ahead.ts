import { savesData } from '../boot/saves-data.ts';
import { whenIdle } from '../boot/when-idle.ts';
import { isStocked } from '../worker/stock.ts';
import { pageAt } from './pages.tsx';
import { places } from './places.ts';

const ignore = () => undefined;

/** Those under the thumb first. */
const inTurn = places
  .filter(({ adminOnly }) => !adminOnly)
  .toSorted((a, b) => Number(Boolean(b.barName)) - Number(Boolean(a.barName)));

/** From the device, one after the other while the browser is idle: a tap then waits for no code. */
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

/** Sends for a place's code and what it asks first as soon as a finger is on its link. */
export const headFor = (path: string): void =>
  void pageAt(path)
    .load()
    .then(({ prefetch }) => prefetch?.())
    .catch(ignore);
