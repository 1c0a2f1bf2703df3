// A bundle in a process of its own, as in Lambda: plain Node and nothing of ours around it.
const started = performance.now();
const { handler } = await import(process.argv[2]);
const importMs = performance.now() - started;

process.on('message', async ({ event, context }) => {
  const reply = await handler(event, context).catch((error) => ({ thrown: error.stack }));
  // `maxRSS` is in KB.
  process.send({ reply, peakMb: process.resourceUsage().maxRSS / 1024 });
});
process.send({ importMs });
