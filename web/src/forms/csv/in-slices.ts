/** How long rows are gone through before the page may draw and answer a tap again, in milliseconds; a frame has 16. */
const sliceMs = 8;

/** Timers that set each other wait 4 ms by the fifth; a message does not. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Goes through rows without ever holding the page up. Throws what `signal` was aborted with, once nobody waits for the rows any more. */
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
