import { config } from '#functions/lib/config.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { Refusal } from '#shared/kernel/refusal.ts';

/** The app's registration at HMRC. */
export interface Application {
  clientId: string;
  clientSecret: string;
}

const fromSecretsManager = async (SecretId: string): Promise<Partial<Application>> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  return JSON.parse(SecretString ?? '{}') as Partial<Application>;
};

/** Loads the app's registration at HMRC once per process. Throws 503 until there is one. */
export const application = lazily(async (): Promise<Application> => {
  const { hmrcSecretArn, hmrcClientId, hmrcClientSecret } = config;
  const { clientId, clientSecret } = hmrcSecretArn
    ? await fromSecretsManager(hmrcSecretArn)
    : { clientId: hmrcClientId, clientSecret: hmrcClientSecret };
  if (!clientId || !clientSecret) throw new Refusal('busy', 'Filing with HMRC isn’t set up yet');
  return { clientId, clientSecret };
});
