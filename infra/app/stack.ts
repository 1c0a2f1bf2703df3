import { CfnOutput, NestedStack, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { signInClient } from '../data/identity.ts';
import { originSecret } from '../data/keys.ts';
import type { DataStack } from '../data/stack.ts';
import { siteRecords } from '../edge/dns.ts';
import { originFunction, originGate } from '../edge/origin-gate.ts';
import { Site } from '../edge/site.ts';
import type { EdgeStack } from '../edge/stack.ts';
import { budget } from '../watch/budget.ts';
import { watch } from '../watch/every-alarm.ts';
import type { Surroundings } from './access.ts';
import { Api } from './api.ts';
import { Bounces } from './bounces.ts';
import { deployerRole } from './deployer.ts';
import { type Domain, domains } from './domains.ts';
import { Found } from './found.ts';
import { resourceFunctions } from './functions.ts';
import { carrier } from './letters.ts';
import { platformMail } from './mail.ts';
import { Queues } from './queues.ts';
import { liveFunctions, releaseByAlarm } from './releases.ts';
import { Reminders } from './reminders.ts';
import { Upkeep } from './upkeep.ts';
import { Visits } from './visits.ts';
import { worker } from './work.ts';

interface Props extends StackProps {
  settings: Settings;
  data: DataStack;
  edge: EdgeStack | undefined;
  /** Folder of the built web app. */
  files: string;
}

/** Everything that can be redeployed from source: the API, its functions, the site and the monitoring. */
export class AppStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { settings } = props;
    const data = new Found(this, 'Found', props.data);
    const secret = originSecret(this);
    const api = new Api(this, 'Api');
    const site = new Site(this, 'Site', {
      ...props,
      apiHost: api.host,
      originSecret: secret,
      accessLogs: props.data.accessLogs,
      pageOrigins: {
        images: `https://${data.receipts.bucketRegionalDomainName}`,
        identity: data.signInPages,
      },
    });
    siteRecords(this, settings, site.distribution);

    const mail = platformMail(this, settings);
    const queues = new Queues(this, 'Queues');
    const around: Surroundings = { settings, data, mail, queues, appUrl: site.url };
    const stacks = Object.fromEntries(
      domains.map((domain) => [domain, new NestedStack(this, domain)]),
    ) as Record<Domain, NestedStack>;
    const functions = resourceFunctions(stacks, around, signInClient(this, data.users, site.url));
    const gate = originGate(this, api.http, originFunction(this, settings, secret));
    const live = liveFunctions(functions);
    api.serve({ stacks, functions: live, gate, settings });
    // The functions without routes: planners and queue consumers.
    const nightly = new NestedStack(this, 'Nightly');
    const reminders = new Reminders(nightly, 'Reminders', around);
    const upkeep = new Upkeep(nightly, 'Upkeep', around);
    const visits = new Visits(nightly, 'Visits', around);
    carrier(nightly, around);
    worker(nightly, around);
    if (mail) new Bounces(nightly, 'Bounces', mail, around);
    site.publishAfter(api, ...Object.values(stacks), nightly);

    const alarms = watch(this, { around, api: api.http, functions, reminders, upkeep, visits });
    releaseByAlarm(live, alarms.ofReleases, settings);
    budget(this, settings);
    deployerRole(this, settings);
    new CfnOutput(this, 'Url', { value: site.url, description: 'Where the app is' });
  }
}
