import { savesData } from '../boot/saves-data.ts';
import { toast } from '../components/toast.ts';
import { readAhead } from './read-ahead.ts';
import { texts } from './texts.ts';

/** The script that this page runs: each build has its own. */
const running = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname;

/** Loading it anew would close an open form, so it is said when none is; what was typed is kept by then all the same. */
const offerUpdate = (): void => {
  if (document.hidden || document.querySelector('[data-modal]')) {
    setTimeout(offerUpdate, 30_000);
    return;
  }
  toast({
    title: texts.newVersion,
    next: { word: texts.update, onPress: () => location.reload() },
  });
};

let offered = false;

/** After how long a stocking that broke off goes on, in milliseconds: longer each time. */
const pause = { first: 5000, longest: 600_000 };
let pauseMs = pause.first;

const ask = async (): Promise<void> => (await navigator.serviceWorker.ready).active?.postMessage('stock');

interface Told {
  stocked?: string[];
  brokeOff?: true;
}

/** Asks the worker to stock the app for when there is no connection, at every start and after every release, and again where the line did not last. */
export const keepStocked = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told | null>) => {
    if (data?.brokeOff) {
      setTimeout(ask, pauseMs);
      pauseMs = Math.min(pause.longest, pauseMs * 2);
    }
    if (!data?.stocked) return;
    if (data.stocked.includes(running())) {
      void readAhead();
      return;
    }
    if (offered) return;
    offered = true;
    offerUpdate();
  });
  // Otherwise the browser keeps what the worker says back until the last script of the document has come.
  serviceWorker.startMessages();
  serviceWorker.addEventListener('controllerchange', () => serviceWorker.controller?.postMessage('stock'));
  await ask();
};
