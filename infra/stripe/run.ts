import { connect } from './connect.ts';
import { keepIn, keptIn } from './keys-file.ts';
import { type NewSecrets, setUp } from './set-up.ts';

// STRIPE_SECRET_KEY=sk_live_… npm run stripe:set-up -- https://app.example.com
const site = process.argv[2];
const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = process.env;

/** The values for Secrets Manager, in a file, so that they reach neither a log nor the shell's history. */
const keysFile = 'stripe.json';

if (!site || !URL.canParse(site) || !secretKey) {
  console.error(
    'Say which site it is for: STRIPE_SECRET_KEY=sk_… npm run stripe:set-up -- https://app.example.com',
  );
  process.exitCode = 2;
} else {
  let isMade = false;
  const keep = (secrets: object) => {
    keepIn(keysFile, { secretKey, ...secrets });
    isMade = true;
  };
  try {
    const has = (name: keyof NewSecrets) => name in keptIn(keysFile);
    await setUp(connect(secretKey, apiUrl), new URL(site).origin, console.log, { keep, has });
  } finally {
    if (isMade)
      console.log(
        `\n${keysFile} holds your secret key and those of the webhooks that were made so far. Put it in place as docs/deploy.md says, then delete it.`,
      );
  }
}
