import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

// They hold every body over 8 KB and every photo whose metadata looks like markup for an attack. Bodies are
// held to their size and shape by API Gateway and the route table instead.
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

/** Calls from one address in five minutes before it is shut out for as long as it goes on. */
const limited = (name: string, priority: number, limit: number, path: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'IP',
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: path,
          textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
        },
      },
    },
  },
  visibilityConfig: seenAs(name),
});

/** Keeps floods and known attacks away from the site. API Gateway's own limits count all callers together; these count each. */
export const firewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seenAs('Firewall'),
    rules: [
      limited('SignInPerAddress', 0, 100, '/api/login'),
      limited('ApiPerAddress', 1, 3000, '/api/'),
      managed('AWSManagedRulesAmazonIpReputationList', 2),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
      managed('AWSManagedRulesCommonRuleSet', 4, bodyRules),
    ],
  });
