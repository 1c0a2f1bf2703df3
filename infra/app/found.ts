import { Token } from 'aws-cdk-lib';
import { type IUserPool, UserPool } from 'aws-cdk-lib/aws-cognito';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import type { DataStack } from '../data/stack.ts';

const globalIndexes = tableDefinition.indexes.map(({ name }) => name);

/**
 * The data stack's resources, as the app stack refers to them. CloudFormation resolves each cross-stack reference with a call,
 * limited to one a second, so each occurs only once, as the value of an SSM parameter that everything else refers to. Exports need
 * no call, but would stop the data stack from ever removing one in use.
 */
export class Found extends Construct {
  readonly table: ITableV2;
  readonly receipts: IBucket;
  readonly receiptsName: StringParameter;
  readonly users: IUserPool;
  readonly mailPasswordKey: IKey;
  readonly secrets: { session: ISecret; stripe: ISecret; link: ISecret; hmrc: ISecret };
  /** Origin of the sign-in pages. */
  readonly signInPages: string;

  constructor(scope: Construct, id: string, data: DataStack) {
    super(scope, id);
    this.table = this.tableNamed(data.table.tableName);
    this.receiptsName = this.once('ReceiptsName', data.receipts.bucketName);
    this.receipts = Bucket.fromBucketName(this, 'Receipts', this.receiptsName.stringValue);
    const usersId = this.once('UsersId', data.users.userPoolId);
    this.users = UserPool.fromUserPoolId(this, 'Users', usersId.stringValue);
    const keyArn = this.once('MailPasswordKeyArn', data.mailPasswordKey.keyArn);
    this.mailPasswordKey = Key.fromKeyArn(this, 'MailPasswordKey', keyArn.stringValue);
    this.secrets = {
      session: this.secret('SessionSecret', data.secrets.session),
      stripe: this.secret('StripeSecret', data.secrets.stripe),
      link: this.secret('LinkSecret', data.secrets.link),
      hmrc: this.secret('HmrcSecret', data.secrets.hmrc),
    };
    this.signInPages = this.once('SignInPages', data.signInPages.baseUrl()).stringValue;
  }

  private tableNamed(name: string): ITableV2 {
    // The name of a restored table comes from the settings, so it is known at synth.
    const tableName = Token.isUnresolved(name) ? this.once('TableName', name).stringValue : name;
    return TableV2.fromTableAttributes(this, 'Table', { tableName, globalIndexes });
  }

  private secret(id: string, { secretArn }: ISecret): ISecret {
    const { stringValue } = this.once(`${id}Arn`, secretArn);
    return Secret.fromSecretCompleteArn(this, id, stringValue);
  }

  private once(id: string, stringValue: string): StringParameter {
    return new StringParameter(this, id, { stringValue });
  }
}
