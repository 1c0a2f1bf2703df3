import { Duration, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  type IUserPool,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import { acknowledge } from '../acknowledged.ts';

import type { Settings } from '../config.ts';
import { signInFirewall } from '../edge/firewall.ts';
import { fateOf, isGuarded } from './retention.ts';
import { senderOf } from './sender.ts';

const mayChange = { required: false, mutable: true };

/** Cognito's built-in sender is limited to 50 mails a day. */
const bySes = (mailFrom: string): UserPoolEmail => {
  const { address, domain, name } = senderOf(mailFrom);
  return UserPoolEmail.withSES({ fromEmail: address, fromName: name, sesVerifiedDomain: domain });
};

const guard = (pool: UserPool): void => {
  const { attrArn: webAclArn } = signInFirewall(pool);
  new CfnWebACLAssociation(pool, 'Guarded', { resourceArn: pool.userPoolArn, webAclArn });
};

/** The user pool. Users sign in with their email address. */
export const userPool = (scope: Construct, settings: Settings): UserPool => {
  const pool = new UserPool(scope, 'Users', {
    featurePlan: FeaturePlan.ESSENTIALS,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: {
      email: { required: true, mutable: true },
      givenName: mayChange,
      familyName: mayChange,
    },
    passwordPolicy: {
      minLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(3),
    },
    mfa: Mfa.OFF,
    userVerification: {
      emailSubject: `Your ${product.name} code`,
      emailBody: `<p>Your code for ${product.name} is <strong>{####}</strong>.</p><p>If you didn’t ask for it, ignore this email.</p>`,
    },
    ...(settings.mailVerified && settings.mailFrom && { email: bySes(settings.mailFrom) }),
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    deletionProtection: isGuarded(settings),
    removalPolicy: fateOf(settings),
  });
  acknowledge(pool, {
    // Managed login never offers to set up MFA, so nobody would ever turn on an optional one.
    COG2: 'No second factor: nothing here could enrol anybody in one. No card data lies behind the sign-in.',
    COG8: `The plus plan costs $0.02 per user and month. Cognito locks out who guesses a password${
      settings.firewall ? ', and the pages where it is typed have a firewall of their own.' : '.'
    }`,
  });
  if (settings.firewall) guard(pool);
  return pool;
};

/** Cognito's hosted sign-in pages. The account id makes the domain prefix unique. */
export const signInPages = (pool: UserPool, { stage }: Settings): UserPoolDomain =>
  pool.addDomain('Pages', {
    cognitoDomain: { domainPrefix: `${product.name.toLowerCase()}-${stage}-${Stack.of(pool).account}` },
    managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  });

/** The app's client in the user pool: a public client without a secret, using PKCE. */
export const signInClient = (scope: Construct, pool: IUserPool, appUrl: string): UserPoolClient => {
  const client = new UserPoolClient(scope, 'SignInClient', {
    userPool: pool,
    generateSecret: false,
    authFlows: {},
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [`${appUrl}/api/callback`],
      logoutUrls: [`${appUrl}/`],
    },
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: Duration.minutes(5),
    accessTokenValidity: Duration.minutes(5),
    refreshTokenValidity: Duration.hours(1),
  });
  new CfnManagedLoginBranding(scope, 'SignInLook', {
    userPoolId: pool.userPoolId,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  });
  return client;
};
