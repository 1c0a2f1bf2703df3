import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { isOriginSecret } from './secret.ts';

/** Authorises a call whose header (the authoriser's identity source) contains the secret that CloudFront sends. */
export const handler = async (
  event: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>,
): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: await isOriginSecret(event.identitySource?.[0] ?? ''),
});
