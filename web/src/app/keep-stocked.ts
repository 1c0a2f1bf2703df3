import { savesData } from '../boot/saves-data.ts';
import { toast } from '../components/toast.ts';
import { readAhead } from './read-ahead.ts';
import { texts } from './texts.ts';

/** The script this page runs; every build has a different one. */
const running = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname;

/** Reloading would close an open form, so we offer it only when none is open. Whatever was typed is kept as a draft anyway. */
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

/** Delays before an interrupted precache is retried, in milliseconds; each is longer than the last. */
const pause = { first: 5000, longest: 600_000 };
let pauseMs = pause.first;

const askWorker = (worker: ServiceWorker | null): void => worker?.postMessage('stock');

/** Asks the newest worker: a new release's waits for as long as a page is open. */
const ask = async (): Promise<void> => {
  const { active, waiting } = await navigator.serviceWorker.ready;
  askWorker(waiting ?? active);
};

/** Asks each new release's worker once it is installed. */
const askNewcomers = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.ready;
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener(
      'statechange',
      () => installing.state === 'installed' && askWorker(installing),
    );
  });
};

interface Told {
  stocked?: string[];
  brokeOff?: true;
}

/**
 * Asks the service worker to cache the whole app for offline use: at every start, after every release, and again after an
 * interruption.
 */
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
  // Without this the browser holds the worker's messages back until the document's last script has loaded.
  serviceWorker.startMessages();
  await askNewcomers();
  await ask();
};
