import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { isOriginSecret } from './secret.ts';

/** Lets a call in whose header (the gate's identity source) holds the secret that CloudFront was given. */
export const handler = async (
  event: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>,
): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: await isOriginSecret(event.identitySource?.[0] ?? ''),
});
