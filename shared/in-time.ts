/** How long an answer may take before the connection counts as lost, in milliseconds; API Gateway gives up after 30 s too. */
const answerMs = 30_000;

/** A signal for `fetch` that aborts as a lost connection does, with a TypeError: out of reach a browser may wait for minutes. */
export const inTime = (): AbortSignal => {
  const late = new AbortController();
  setTimeout(() => late.abort(new TypeError('No answer in time')), answerMs);
  return late.signal;
};
