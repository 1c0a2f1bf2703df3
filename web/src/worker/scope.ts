/** The part of the service worker API used here: TypeScript's `webworker` library conflicts with `dom`. */
export interface Lasting extends Event {
  /** Keeps the worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Lasting {
  readonly data: unknown;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  message: Told;
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: unknown): void }[]>;
  };
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}

/** A file of this build in the precache manifest: `assets/app-1a2b3c4d.js`; `revision` is set if the name has no hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}
