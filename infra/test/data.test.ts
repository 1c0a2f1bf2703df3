import type { Settings } from '../config.ts';
import { isGuarded } from '../data/retention.ts';
import { stageNames } from './stages.ts';
import { isProtected, lookUps, only, resources, stacksOf, template } from './templates.ts';

test('a stage is its data, its app, and an edge where it has a domain or a firewall', () => {
  expect(stacksOf('prod').sort()).toEqual(['fettle-prod-app', 'fettle-prod-data', 'fettle-prod-edge']);
  expect(stacksOf('dev').sort()).toEqual(['fettle-dev-app', 'fettle-dev-data']);
});

// CloudFormation makes a call for each of them, limited to one a second: 75 were too many (aws-cdk#38010).
test.each(stageNames)('%s looks each name of another stack up once, and few in all', (stage) => {
  const found = lookUps(stage, 'app');
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeLessThanOrEqual(15);
  expect(found.length).toBeGreaterThan(5);
});

test('in production everything that cannot be made again outlives its stack', () => {
  const kept = Object.values(template('prod', 'data').Resources)
    .filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'))
    .map(({ Type }) => Type);
  expect(kept.sort()).toEqual([
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::KMS::Key',
    'AWS::S3::Bucket',
    'AWS::S3::Bucket',
    // The secrets entered by hand: Stripe's keys and those of our HMRC application.
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
  ]);
});

test('what is sealed can be read in another Region', () => {
  expect(only('prod', 'data', 'AWS::KMS::Key')).toMatchObject({ MultiRegion: true });
});

test('the production table can be put back to any second of 35 days, and cannot be deleted', () => {
  expect(only('prod', 'data', 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    Replicas: [
      {
        Region: 'eu-west-2',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ],
  });
});

test('sign-in mails go by SES once it knows the sender', () => {
  expect(only('prod', 'data', 'AWS::Cognito::UserPool')).toMatchObject({
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: expect.stringContaining('mail@example.com'),
    },
    EmailVerificationSubject: 'Your Fettle code',
    EmailVerificationMessage: expect.stringContaining('Your code for Fettle is <strong>{####}</strong>'),
  });
});

test('the mail sender is made before the users, as Cognito refuses one SES doesn’t know', () => {
  const [[identity] = []] = resources('prod', 'data', 'AWS::SES::EmailIdentity');
  const [[, users] = []] = resources('prod', 'data', 'AWS::Cognito::UserPool');
  expect(identity).toBeDefined();
  expect(users?.DependsOn).toContain(identity);
});

test('nobody deletes the production users by mistake, and mail passwords have a key that turns', () => {
  expect(only('prod', 'data', 'AWS::Cognito::UserPool')).toMatchObject({ DeletionProtection: 'ACTIVE' });
  expect(only('prod', 'data', 'AWS::KMS::Key')).toMatchObject({ EnableKeyRotation: true });
});

test('the sign-in page has a firewall, and no second factor is claimed', () => {
  const [[acl] = []] = resources('prod', 'data', 'AWS::WAFv2::WebACL');
  const [[users, pool] = []] = resources('prod', 'data', 'AWS::Cognito::UserPool');
  expect(only('prod', 'data', 'AWS::WAFv2::WebACLAssociation')).toEqual({
    ResourceArn: { 'Fn::GetAtt': [users, 'Arn'] },
    WebACLArn: { 'Fn::GetAtt': [acl, 'Arn'] },
  });
  expect(only('prod', 'data', 'AWS::WAFv2::WebACL')).toMatchObject({ Scope: 'REGIONAL' });
  expect(pool?.Properties).toMatchObject({ MfaConfiguration: 'OFF' });
  expect(resources('dev', 'data', 'AWS::WAFv2::WebACL')).toEqual([]);
});

test('the first deployment keeps data unguarded, so that a failed one can be undone', () => {
  expect(isGuarded({ keepData: true, firstTime: true } as Settings)).toBe(false);
  for (const stack of stacksOf('prod')) expect(isProtected('prod', stack)).toBe(true);
  for (const stack of stacksOf('dev')) expect(isProtected('dev', stack)).toBe(false);
  // A stack that failed to create leaves nothing behind: it has no data, and its names are free again.
  const policies = Object.values(template('prod', 'data').Resources).map(
    ({ DeletionPolicy }) => DeletionPolicy,
  );
  expect(policies).toContain('RetainExceptOnCreate');
  expect(policies).not.toContain('Retain');
});

interface BucketPolicy {
  PolicyDocument: { Statement: { Effect: string; Principal: unknown; Condition?: unknown }[] };
  Bucket: { Ref: string };
}

describe.each(stageNames)('every bucket of %s', (stage) => {
  const buckets = (['data', 'app'] as const).flatMap((stack) => resources(stage, stack, 'AWS::S3::Bucket'));
  const policies = (['data', 'app'] as const).flatMap((stack) =>
    resources(stage, stack, 'AWS::S3::BucketPolicy').map(([, { Properties }]) => Properties as never),
  ) as BucketPolicy[];

  test.each(buckets)('%s is private, encrypted and speaks TLS only', (id, { Properties }) => {
    expect(Properties).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const policy = policies.find(({ Bucket }) => Bucket.Ref === id);
    expect(policy?.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });
});

test('a deleted receipt is gone from its bucket after 35 days', () => {
  const [, receipts] = resources('prod', 'data', 'AWS::S3::Bucket').find(([id]) => /Receipts/.test(id)) ?? [];
  expect(receipts?.Properties).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        { Prefix: 'exports/', ExpirationInDays: 7 },
        { NoncurrentVersionExpiration: { NoncurrentDays: 35 } },
      ],
    },
  });
});
