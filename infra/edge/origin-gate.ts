import { Duration } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { entries } from '../app/entries.ts';
import { lambdaFunction } from '../app/function.ts';
import type { Settings } from '../config.ts';

/** The header in which CloudFront proves itself to the API. */
export const originHeader = 'x-fettle-origin';

/** The Lambda behind the gate: it knows the secret and nothing else. */
export const originFunction = (scope: Construct, settings: Settings, secret: ISecret): LambdaFunction =>
  lambdaFunction(scope, 'Origin', {
    settings,
    entry: entries.origin,
    description: 'Lets in only what came through CloudFront',
    memoryMb: 256,
    timeout: Duration.seconds(5),
    environment: { SECRET_ARN: secret.secretArn },
    statements: [
      new PolicyStatement({
        sid: 'Secret',
        actions: ['secretsmanager:GetSecretValue'],
        resources: [secret.secretArn],
      }),
    ],
  });

/**
 * Refuses calls that bypass CloudFront, and with it the firewall. Without the header API Gateway answers 401 by
 * itself; a header it has seen before costs no call for an hour.
 */
export const originGate = (handler: LambdaFunction): HttpLambdaAuthorizer =>
  new HttpLambdaAuthorizer('OriginGate', handler, {
    authorizerName: 'origin',
    responseTypes: [HttpLambdaResponseType.SIMPLE],
    identitySource: [`$request.header.${originHeader}`],
    resultsCacheTtl: Duration.hours(1),
  });
