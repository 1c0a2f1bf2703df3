import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Longer ones are made up. */
const longestAgent = 300;

/**
 * Where a call came from: the second from the right, as CloudFront adds the viewer to the header and API Gateway adds CloudFront
 * (docs/decisions/001); what stands before them anybody may have sent. On one machine nobody stands between.
 */
const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-2) ?? requestContext.http.sourceIp;
};

/** Who is at the other end, as far as a call tells. */
export const viewerOf = (event: APIGatewayProxyEventV2) => ({
  address: addressOf(event).slice(0, 60),
  userAgent: event.requestContext.http.userAgent.slice(0, longestAgent),
});
