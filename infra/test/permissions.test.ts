import { type StageName, stageNames, stages } from './stages.ts';
import { granted } from './statements.ts';
import { resources } from './templates.ts';

/** Every `*` in any role, CDK's own included. A new one fails until it is listed here with its reason. */
const stars: Record<string, string> = {
  'tracing: *': 'X-Ray knows no resources',
  'Functionsreceipts: *': 'Textract knows no resources',
  'Functionsreceipts: ReceiptsName/receipts/*': 'any user of the one prefix: a role serves all users',
  'Functionsreceipts: ReceiptsName/exports/*': 'likewise',
  'Functionsphotos: ReceiptsName/photos/*': 'likewise',
  'Functionsjobs: ReceiptsName/photos/*': 'likewise',
  'Functionsjobs: ReceiptsName/certificates/*': 'likewise',
  'Functionscertificates: ReceiptsName/certificates/*': 'likewise',
  'Functionscertificates: ReceiptsName/photos/*': 'likewise',
  'Carrier: ReceiptsName/logos/*': 'likewise',
  'Carrier: ReceiptsName/papers/*': 'likewise',
  'Carrier: ReceiptsName/certificates/*': 'likewise',
  'Carrier: *': 'SES knows no resources for its quota',
  'Worker: ReceiptsName/certificates/*': 'likewise',
  'UpkeepRecounter: ReceiptsName/certificates/*': 'likewise',
  'Functionstax: ReceiptsName/statements/*': 'likewise',
  'Worker: ReceiptsName/statements/*': 'likewise',
  'UpkeepRecounter: ReceiptsName/statements/*': 'likewise',
  'Functionsaccount: ReceiptsName/exports/*': 'likewise',
  'Functionssettings: ReceiptsName/logos/*': 'likewise',
  'Functionsinvoices: ReceiptsName/logos/*': 'likewise',
  'Functionspayments: ReceiptsName/logos/*': 'likewise',
  'Functionsquotes: ReceiptsName/logos/*': 'likewise',
  'Functionsguest: ReceiptsName/logos/*': 'likewise',
  'Functionsguest: ReceiptsName/papers/*': 'likewise',
  'RemindersSender: ReceiptsName/logos/*': 'likewise',
  'Worker: ReceiptsName/logos/*': 'likewise',
  'Functionsinvoices: ReceiptsName/papers/*': 'likewise',
  'Functionsinvoices: ReceiptsName/photos/*': 'likewise',
  'Functionsinvoices: ReceiptsName/exports/*': 'likewise',
  'Functionsbooks: ReceiptsName/exports/*': 'likewise',
  'Functionsquotes: ReceiptsName/papers/*': 'likewise',
  'RemindersSender: ReceiptsName/papers/*': 'likewise',
  'Worker: ReceiptsName/papers/*': 'likewise',
  'Worker: ReceiptsName/receipts/*': 'likewise',
  'Worker: ReceiptsName/photos/*': 'likewise',
  'Worker: ReceiptsName/exports/*': 'likewise',
  'UpkeepRecounter: ReceiptsName/receipts/*': 'likewise',
  'UpkeepRecounter: ReceiptsName/photos/*': 'likewise',
  'UpkeepWaker: UpkeepPlanner:*': 'any version of the one function that it wakes',
  'VisitsWaker: VisitsPlanner:*': 'any version of the one function that it wakes',
  'RemindersWaker: RemindersPlanner:*': 'any version of the one function that it wakes',
  'BucketDeployment: s3:Abort*': "CDK's uploader of the site",
  'BucketDeployment: s3:DeleteObject*': "CDK's uploader of the site",
  'BucketDeployment: s3:GetBucket*': "CDK's uploader of the site",
  'BucketDeployment: s3:GetObject*': "CDK's uploader of the site",
  'BucketDeployment: s3:List*': "CDK's uploader of the site",
  'BucketDeployment: SiteFiles/*': 'any file of the site',
  'BucketDeployment: arn:aws:s3:::cdk-hnb659fds-assets/*': "any of CDK's assets",
};

const starsIn = (stage: StageName): string[] =>
  (['app', 'data', ...(stage === 'prod' ? (['edge'] as const) : [])] as const)
    .flatMap((stack) => granted(stage, stack))
    .flatMap(({ role, actions, resources }) => {
      const isTracing = actions.every((action) => action.startsWith('xray:Put'));
      const who = isTracing ? 'tracing' : role.replace(/^CustomCDK(BucketDeployment).*/, '$1');
      return [...actions, ...resources]
        .filter((text) => text.includes('*'))
        .map((text) => `${who}: ${text.replace(/assets-.*\//, 'assets/')}`);
    });

test.each(stageNames)('there is no * in %s but those with a reason', (stage) => {
  expect(starsIn(stage).filter((star) => !(star in stars))).toEqual([]);
});

interface Trust {
  Statement: { Principal: { Service?: string; Federated?: unknown }; Condition?: object }[];
}
const trusts = (stage: StageName): Trust['Statement'] =>
  resources(stage, 'app', 'AWS::IAM::Role').flatMap(
    ([, { Properties }]) => (Properties.AssumeRolePolicyDocument as Trust).Statement,
  );

test.each(stageNames)(
  'in %s only AWS services and the reviewed workflow may become a role of ours',
  (stage) => {
    const federated = trusts(stage).filter(({ Principal }) => Principal.Federated);
    const services = trusts(stage).flatMap(({ Principal }) => Principal.Service ?? []);
    expect([...new Set(services)].sort()).toEqual([
      'codedeploy.amazonaws.com',
      'lambda.amazonaws.com',
      'scheduler.amazonaws.com',
    ]);
    expect(federated.map(({ Condition }) => Condition)).toEqual([
      {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': `repo:${stages[stage].repository}:environment:${stage}`,
        },
      },
    ]);
  },
);
