import { RemovalPolicy } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledged.ts';
import type { Settings } from '../config.ts';
import { fateOf } from './retention.ts';

/** Encrypts the users' mail passwords, bank details and tax references; every use must name the user in the encryption context. */
export const mailPasswordKey = (scope: Construct, settings: Settings): Key =>
  new Key(scope, 'MailPasswordKey', {
    description: "Seals the users' mail passwords, bank details and tax references",
    enableKeyRotation: true,
    // Ciphertexts can be decrypted in another Region, should the table ever be restored there. This can't be changed later.
    multiRegion: true,
    removalPolicy: fateOf(settings),
  });

// 43 letters and digits, decoded as base64, are exactly the 32 bytes of an AES-256 key.
const randomText = { passwordLength: 43, excludePunctuation: true };

const rotatedByHand = (secret: Secret): Secret => {
  acknowledge(secret, {
    SMG4: 'Rotated by hand after docs/runbook.md: a change has to reach CloudFront or the functions by a deployment.',
  });
  return secret;
};

/** Encrypts the cookie of a sign-in in progress: `{"sessionKey": "…"}`. */
export const sessionSecret = (scope: Construct): Secret =>
  rotatedByHand(
    new Secret(scope, 'SessionSecret', {
      description: 'Encrypts the cookie of a sign-in under way',
      generateSecretString: { ...randomText, secretStringTemplate: '{}', generateStringKey: 'sessionKey' },
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  );

/** Derives the tokens of links: `{"linkKey": "…"}`. Links are looked up by their hash, so rotating it breaks none. */
export const linkSecret = (scope: Construct): Secret =>
  rotatedByHand(
    new Secret(scope, 'LinkSecret', {
      description: 'Makes the tokens of links for those without an account',
      generateSecretString: { ...randomText, secretStringTemplate: '{}', generateStringKey: 'linkKey' },
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  );

/** The secret that CloudFront sends to the API to prove that a call came through it. */
export const originSecret = (scope: Construct): Secret =>
  rotatedByHand(
    new Secret(scope, 'OriginSecret', {
      description: 'Proves to the API that a call came through CloudFront',
      generateSecretString: randomText,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  );

/**
 * Stripe's keys, entered by hand: `{"secretKey": "sk_…", "webhookSecret": "whsec_…", "connectWebhookSecret": "whsec_…"}`. Until
 * then the app says that payments are not set up.
 */
export const stripeSecret = (scope: Construct, settings: Settings): Secret =>
  rotatedByHand(
    new Secret(scope, 'StripeSecret', {
      description: "Stripe's secret key and webhook secret",
      // Without a value to begin with, reading it would be an error rather than "not set up yet".
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'unused' },
      removalPolicy: fateOf(settings),
    }),
  );

/**
 * The credentials of our application at HMRC, entered by hand: `{"clientId": "…", "clientSecret": "…"}`. Until then the app says
 * that filing is not set up.
 */
export const hmrcSecret = (scope: Construct, settings: Settings): Secret =>
  rotatedByHand(
    new Secret(scope, 'HmrcSecret', {
      description: "The application's id and secret at HMRC",
      // Without a value to begin with, reading it would be an error rather than "not set up yet".
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'unused' },
      removalPolicy: fateOf(settings),
    }),
  );
