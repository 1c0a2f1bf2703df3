/** A call that fails once, before or after it is processed. */
export interface Break {
  /** `/v1/customers` */
  path: string;
  done: boolean;
}

/** Simulates faults in the connection between the product and Stripe. */
export interface Outage {
  /** Every call returns a 500. */
  down: boolean;
  breakNext: (coming: Break) => void;
  /** Checked before and after processing: true if the call fails at this point. */
  breaks: (method: string, path: string, done: boolean) => boolean;
  /** The next response is computed now but held until `release`. */
  keepNext: () => void;
  release: () => void;
  /** How many responses are held. */
  kept: () => number;
  /** Await this before sending a response. */
  passed: () => Promise<void>;
}

export const outage = (): Outage => {
  let keeping = false;
  const waiting: (() => void)[] = [];
  let coming: Break | undefined;
  return {
    down: false,
    breakNext: (next) => {
      coming = next;
    },
    breaks(method, path, done) {
      if (this.down && !done) return true;
      if (method !== 'POST' || coming?.path !== path || coming.done !== done) return false;
      coming = undefined;
      return true;
    },
    keepNext: () => {
      keeping = true;
    },
    release: () => {
      for (const go of waiting.splice(0)) go();
    },
    kept: () => waiting.length,
    passed: () => {
      if (!keeping) return Promise.resolve();
      keeping = false;
      return new Promise((go) => waiting.push(go));
    },
  };
};
