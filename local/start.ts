import { planDaily } from './daily.ts';
import type { StripeKeys } from './environment.ts';
import { hmrcSandbox } from './hmrc/sandbox.ts';
import { watchNpm } from './npm-watch.ts';
import { PlainError } from './plain-error.ts';
import { type Local, startLocal } from './stack.ts';

/** The keys for Stripe itself if all three are set; otherwise undefined, for the stand-in. */
function stripeKeys(): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  const { STRIPE_CONNECT_WEBHOOK_SECRET } = process.env;
  const given = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET];
  if (!given.some(Boolean)) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new PlainError(
      'For Stripe itself set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or none of them.',
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    connectWebhookSecret: STRIPE_CONNECT_WEBHOOK_SECRET,
  };
}

/** The settings that environment variables can change. */
function settings() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  }
  return { port, data: process.env.FETTLE_DATA || '.local', stripe: stripeKeys(), hmrc: hmrcSandbox() };
}

async function run(): Promise<void> {
  let local: Local | undefined;
  let endPlans: (() => void) | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    endPlans?.();
    await local?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  watchNpm(stop);
  const web = process.argv.includes('--dev') ? ('development' as const) : true;
  local = await startLocal({ ...settings(), web, onStopAsked: stop });
  if (process.env.FETTLE_PLANS !== 'off') endPlans = await planDaily();
  await local.warm();
}

run().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
});
