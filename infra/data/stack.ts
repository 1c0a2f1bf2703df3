import { Stack, type StackProps } from 'aws-cdk-lib';
import type { UserPool, UserPoolDomain } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { accessLogsBucket } from './access-logs.ts';
import { signInPages, userPool } from './identity.ts';
import { hmrcSecret, linkSecret, mailPasswordKey, sessionSecret, stripeSecret } from './keys.ts';
import { receiptsBucket } from './receipts.ts';
import { Sender } from './sender.ts';
import { recordsTable } from './table.ts';

/** The data that must never be lost: records, images, users and keys. Everything else can be redeployed from source. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly accessLogs: Bucket;
  readonly receipts: Bucket;
  readonly users: UserPool;
  readonly signInPages: UserPoolDomain;
  readonly mailPasswordKey: Key;
  readonly secrets: { session: Secret; stripe: Secret; link: Secret; hmrc: Secret };

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const { settings } = props;
    this.table = recordsTable(this, settings);
    this.accessLogs = accessLogsBucket(this, settings);
    this.receipts = receiptsBucket(this, settings, this.accessLogs);
    this.users = userPool(this, settings);
    if (settings.mailFrom)
      this.users.node.addDependency(new Sender(this, 'Mail', settings.mailFrom, settings));
    this.signInPages = signInPages(this.users, settings);
    this.mailPasswordKey = mailPasswordKey(this, settings);
    this.secrets = {
      session: sessionSecret(this),
      stripe: stripeSecret(this, settings),
      link: linkSecret(this),
      hmrc: hmrcSecret(this, settings),
    };
  }
}
