import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

// These rules flag every body over 8 KB, and every photo with metadata that resembles markup. API Gateway and the route table
// check the size and shape of bodies instead.
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericRFI_BODY'];

const managed = (name: string, priority: number, countOnly: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: seenAs(name),
});

const pathBegins = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
});

interface Limited {
  limit: number;
  scopeDownStatement: CfnWebACL.StatementProperty;
}

/** Requests from one IP address in five minutes before it is blocked until it slows down. */
const limited = (name: string, priority: number, limitation: Limited): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: { ...limitation, evaluationWindowSec: 300, aggregateKeyType: 'IP' },
  },
  visibilityConfig: seenAs(name),
});

/** Blocks floods and known attacks. API Gateway's throttles count all callers together; these rules count each one. */
export const firewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seenAs('Firewall'),
    rules: [
      limited('SignInPerAddress', 0, { limit: 100, scopeDownStatement: pathBegins('/api/login') }),
      limited('ApiPerAddress', 1, { limit: 3000, scopeDownStatement: pathBegins('/api/') }),
      limited('GuestsPerAddress', 2, { limit: 300, scopeDownStatement: pathBegins('/api/guest/') }),
      managed('AWSManagedRulesAmazonIpReputationList', 3),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 4),
      managed('AWSManagedRulesCommonRuleSet', 5, bodyRules),
    ],
  });

/**
 * The same for the sign-in pages, where users type passwords: Cognito serves them, so the site's firewall never sees them. The
 * token endpoint is exempt, because a Lambda calls it for all users from a few IP addresses.
 */
export const signInFirewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'SignInFirewall', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: seenAs('SignInFirewall'),
    rules: [
      limited('PagesPerAddress', 0, {
        limit: 300,
        scopeDownStatement: { notStatement: { statement: pathBegins('/oauth2/token') } },
      }),
      managed('AWSManagedRulesAmazonIpReputationList', 1),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
    ],
  });
