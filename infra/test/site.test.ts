import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import {
  guestHeaders,
  hashedFileHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '#shared/security-headers.ts';
import { type StageName, stageNames } from './stages.ts';
import { only, resources, templatesOf, uploads } from './templates.ts';

interface Behavior {
  PathPattern?: string;
  ViewerProtocolPolicy: string;
  ResponseHeadersPolicyId: { Ref: string };
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  FunctionAssociations?: unknown[];
  Compress: boolean;
}
interface Distribution {
  DistributionConfig: {
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    CustomErrorResponses?: unknown;
    HttpVersion: string;
    WebACLId?: unknown;
    Aliases?: string[];
    ViewerCertificate?: { MinimumProtocolVersion: string };
    Origins: {
      OriginAccessControlId?: unknown;
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
    }[];
  };
}

const distribution = (stage: StageName) =>
  only<Distribution>(stage, 'app', 'AWS::CloudFront::Distribution').DistributionConfig;
const behavior = (stage: StageName, path: string) =>
  distribution(stage).CacheBehaviors.find(({ PathPattern }) => PathPattern === path);

interface Headers {
  SecurityHeadersConfig: object;
  CustomHeadersConfig?: { Items: object[] };
}
const headersOf = (stage: StageName, { ResponseHeadersPolicyId }: Behavior): Headers => {
  const policies = resources(stage, 'app', 'AWS::CloudFront::ResponseHeadersPolicy');
  const [, found] = policies.find(([id]) => id === ResponseHeadersPolicyId.Ref) ?? [];
  return found?.Properties.ResponseHeadersPolicyConfig as Headers;
};

describe.each(stageNames)('the site of %s', (stage) => {
  test('speaks HTTP/3, TLS only, compressed, with the same headers on every page and reply', () => {
    const { HttpVersion, DefaultCacheBehavior, CacheBehaviors } = distribution(stage);
    expect(HttpVersion).toBe('http2and3');
    for (const each of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(each.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(each.Compress).toBe(true);
    }
    const pages = headersOf(stage, DefaultCacheBehavior);
    const api = behavior(stage, 'api/*');
    const kept = { Header: 'cache-control', Value: 'no-store', Override: true };
    expect(api && headersOf(stage, api)).toMatchObject({
      SecurityHeadersConfig: pages.SecurityHeadersConfig,
      CustomHeadersConfig: { Items: [...(pages.CustomHeadersConfig?.Items ?? []), kept] },
    });
  });

  test('never keeps what the API says, and leaves its 404s alone', () => {
    // CloudFront's own CachingDisabled and AllViewerExceptHostHeader.
    expect(behavior(stage, 'api/*')).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(behavior(stage, 'api/*')?.FunctionAssociations).toBeUndefined();
    expect(distribution(stage).CustomErrorResponses).toBeUndefined();
  });

  test('reads its bucket by origin access control, with a secret the template doesn’t hold', () => {
    const [files, api] = distribution(stage).Origins;
    expect(files?.OriginAccessControlId).toBeDefined();
    const [header] = api?.OriginCustomHeaders ?? [];
    expect(header?.HeaderName).toBe('x-fettle-origin');
    expect(JSON.stringify(header?.HeaderValue)).toMatch(/{{resolve:secretsmanager:/);
  });

  test('keeps hashed files for ever and asks again for pages', () => {
    const uploads = resources(stage, 'app', 'Custom::CDKBucketDeployment').map(
      ([, { Properties }]) => Properties,
    );
    expect(
      uploads.map(({ SystemMetadata, Prune, Include, Exclude }) => ({
        SystemMetadata,
        Prune,
        Include,
        Exclude,
      })),
    ).toEqual([
      {
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        Prune: false,
        Include: ['assets/*'],
        Exclude: ['*'],
      },
      { SystemMetadata: { 'cache-control': 'no-cache' }, Prune: false, Exclude: ['assets/*'] },
    ]);
    // The managed policies cache a page for a second even if it says no-cache.
    expect(only(stage, 'app', 'AWS::CloudFront::CachePolicy')).toMatchObject({
      CachePolicyConfig: { MinTTL: 0 },
    });
  });

  test('uploads its pages after everything that they call', () => {
    const [, { Resources: all } = { Resources: {} }] =
      templatesOf(stage).find(([file]) => file === `fettle-${stage}-app.template.json`) ?? [];
    const entries = Object.entries(all);
    const idsOf = (type: string) => entries.filter(([, { Type }]) => Type === type).map(([id]) => id);
    const pages = entries.find(
      ([, { Type, Properties }]) =>
        Type === 'Custom::CDKBucketDeployment' && String(Properties.Exclude) === 'assets/*',
    );
    const needed = [...idsOf('AWS::CloudFormation::Stack'), ...idsOf('AWS::ApiGatewayV2::Stage')];
    expect(needed.length).toBeGreaterThan(3);
    expect(pages?.[1].DependsOn).toEqual(expect.arrayContaining(needed));
  });

  test('uploads no file that is never served: CloudFront compresses by itself', () => {
    const site = uploads(stage).find((files) => files.includes('index.html'));
    expect(site?.sort()).toEqual(['assets', 'assets/app-1a2b.js', 'index.html']);
  });

  test('sends with hashed files what they need of those', () => {
    const files = behavior(stage, 'assets/*');
    expect(Object.keys(hashedFileHeaders)).toEqual(['x-content-type-options']);
    expect(files && headersOf(stage, files)).toMatchObject({
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        StrictTransportSecurity: { IncludeSubdomains: true },
      },
    });
  });

  test('lets the windows that wallets open answer the page with the card form, and no other', () => {
    const opener = (policy: unknown) =>
      /"cross-origin-opener-policy","Override":true,"Value":"([\w-]+)"/.exec(JSON.stringify(policy))?.[1];
    const paying = behavior(stage, 'payment');
    const { DefaultCacheBehavior: others } = distribution(stage);
    expect(paying && opener(headersOf(stage, paying))).toBe('same-origin-allow-popups');
    expect(opener(headersOf(stage, others))).toBe('same-origin');
    expect(paying?.FunctionAssociations).toEqual(others.FunctionAssociations);
  });

  test('gives the page of customers headers of its own, without a word of Stripe', () => {
    const guest = behavior(stage, 'guest*');
    const said = JSON.stringify(guest && headersOf(stage, guest));
    for (const value of Object.values(guestHeaders))
      expect(said).toContain(JSON.stringify(value).slice(1, -1));
    expect(said).not.toContain('stripe');
    expect(guest?.FunctionAssociations).toEqual(
      distribution(stage).DefaultCacheBehavior.FunctionAssociations,
    );
  });

  test('sends every header of shared/security-headers.ts', () => {
    const policy = headersOf(stage, distribution(stage).DefaultCacheBehavior);
    const said = JSON.stringify(policy);
    const { 'content-security-policy': csp = '', ...rest } = securityHeaders({ images: '|', identity: '|' });
    // CloudFormation fills in the origins of the bucket and the identity provider in between.
    for (const part of csp.split('|')) expect(said).toContain(JSON.stringify(part).slice(1, -1));
    const { 'x-content-type-options': nosniff, ...named } = rest;
    expect(nosniff).toBe('nosniff');
    expect(policy.SecurityHeadersConfig).toMatchObject({ ContentTypeOptions: { Override: true } });
    for (const value of Object.values(named)) expect(said).toContain(JSON.stringify(value).slice(1, -1));
    const maxAge = Number(/max-age=(\d+)/.exec(strictTransportSecurity)?.[1]);
    expect(policy.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: maxAge, IncludeSubdomains: true },
    });
  });
});

test('production has its own name, TLS 1.2 at least, and the firewall of us-east-1 before it', () => {
  const { Aliases, ViewerCertificate, WebACLId } = distribution('prod');
  expect(Aliases).toEqual(['app.example.com']);
  expect(ViewerCertificate?.MinimumProtocolVersion).toBe('TLSv1.2_2021');
  expect(WebACLId).toBeDefined();
  const { Rules } = only<{ Rules: { Name: string }[] }>('prod', 'edge', 'AWS::WAFv2::WebACL');
  expect(Rules.map(({ Name }) => Name)).toContain('AWSManagedRulesCommonRuleSet');
});

const leadsTo = (uri: string): string => {
  const context = createContext({ event: { request: { uri } } });
  runInContext(readFileSync('infra/edge/screens.js', 'utf8'), context);
  return runInContext('handler(event).uri', context);
};

test.each([
  ['/', '/index.html'],
  ['/guest', '/guest.html'],
  ['/guest/', '/guest.html'],
  ['/guests', '/app.html'],
  ['/dashboard', '/app.html'],
  ['/invoices/', '/app.html'],
  ['/no/such/screen', '/app.html'],
  ['/.hidden', '/app.html'],
  ['/v1.2/notes', '/app.html'],
  ['/sw.js', '/sw.js'],
  ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s is served from %s', (uri, file) => {
  expect(leadsTo(uri)).toBe(file);
});
