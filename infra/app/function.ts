import { AssetHashType, DockerImage, type Duration, RemovalPolicy, type Size } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { errorsLogged, metricsNamespace } from '#shared/happenings.ts';
import { acknowledge } from '../acknowledged.ts';
import type { Settings } from '../config.ts';
import { bundle, type Entry } from './bundle.ts';

export interface FunctionProps {
  settings: Settings;
  entry: Entry;
  description: string;
  memoryMb: number;
  timeout: Duration;
  /** Size of /tmp; 512 MB by default. */
  disk?: Size;
  environment: Record<string, string | undefined>;
  /** Its permissions beyond its own log and traces. */
  statements: PolicyStatement[];
  /** cdk-nag's findings about the statements, with the reason why they are right. */
  accepted?: Record<string, string>;
}

/** We bundle in this process; CDK would use the image only if that failed. */
const code = (entry: Entry): Code =>
  Code.fromAsset(`functions/${entry.folder}`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      // Never run. CDK skips a bundle that looks the same to it, and it ignores `local`: without this, two functions in one folder
      // would both get the first one's code.
      command: [entry.file],
      local: {
        tryBundle: (folder) => {
          bundle(entry, folder);
          return true;
        },
      },
    },
  });

const present = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The prefix of a stage's log groups and metrics. */
export const serviceName = ({ stage }: Settings): string => `fettle-${stage}`;

/** A Lambda with its own role and log group, and no permissions beyond those passed in. */
export const lambdaFunction = (scope: Construct, id: string, props: FunctionProps): LambdaFunction => {
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: props.settings.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // Queue consumers, and calls that log an error but still succeed, cause no server error that an alarm could see.
  logGroup.addMetricFilter(`${id}Errors`, {
    filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: metricsNamespace,
    metricName: errorsLogged,
    dimensions: { service: '$.service' },
  });
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  for (const statement of props.statements) role.addToPolicy(statement);
  acknowledge(role, {
    'IAM5[Resource::*]': 'X-Ray and Textract know no resources: their actions can only be given on *.',
    ...props.accepted,
  });
  return new LambdaFunction(scope, id, {
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    code: code(props.entry),
    handler: `${props.entry.file}.handler`,
    description: props.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: props.memoryMb,
    timeout: props.timeout,
    ...(props.disk && { ephemeralStorageSize: props.disk }),
    tracing: Tracing.ACTIVE,
    environment: present({
      NODE_OPTIONS: '--enable-source-maps',
      POWERTOOLS_SERVICE_NAME: serviceName(props.settings),
      ...props.environment,
    }),
  });
};
