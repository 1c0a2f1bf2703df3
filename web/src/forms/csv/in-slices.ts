/** How long to process rows before yielding to the page, in milliseconds; a frame has 16. */
const sliceMs = 8;

/** Nested timers are clamped to 4 ms from the fifth; messages aren't. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Iterates over rows without blocking the page. Throws the abort reason of `signal` once nobody waits for them. */
export async function* inSlices<Row>(rows: Iterable<Row>, signal?: AbortSignal): AsyncGenerator<Row> {
  let until = performance.now() + sliceMs;
  for (const row of rows) {
    if (performance.now() > until) {
      await nextTask();
      signal?.throwIfAborted();
      until = performance.now() + sliceMs;
    }
    yield row;
  }
}
