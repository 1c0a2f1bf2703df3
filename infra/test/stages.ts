/** The stages for tests: each of cdk.json's, with and without the optional settings. */
export const stages = {
  // With ids, as in repositories created since July 2026; production's has none.
  dev: { stage: 'dev', repository: 'example@1234/fettle@987654321' },
  prod: {
    stage: 'prod',
    account: '123456789012',
    domainName: 'app.example.com',
    hostedZoneId: 'Z0000000EXAMPLE',
    hostedZoneName: 'example.com',
    mailFrom: 'Fettle <mail@example.com>',
    mailVerified: true,
    stripePublishableKey: 'pk_live_example',
    callsPerSecond: 3000,
    sendersAtOnce: 14,
    adminUserId: '00000000-0000-0000-0000-000000000000',
    repository: 'example/fettle',
  },
} as const;

export type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as StageName[];
