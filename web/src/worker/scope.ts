/** What of a service worker's world this one uses: TypeScript's library of it cannot stand beside that of pages. */
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
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<{ postMessage(message: unknown): void }[]>;
  };
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}

/** A file of this build as the build lists it: `assets/app-1a2b3c4d.js`; the revision where the name holds no hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}
