import { Duration, Stack } from 'aws-cdk-lib';
import {
  AuthorizerPayloadVersion,
  type HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { entries } from '../app/entries.ts';
import { lambdaFunction } from '../app/function.ts';
import type { Settings } from '../config.ts';

/** The header with the secret that CloudFront sends to the API. */
export const originHeader = 'x-fettle-origin';

/** The authoriser's Lambda: it may read the secret and nothing else. */
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
 * Refuses calls that bypass CloudFront and so the firewall. Without the header API Gateway answers 401; with it, the result is
 * cached for an hour. It is in the API's stack, because the routes of every nested stack use it.
 */
export const originGate = (
  scope: Construct,
  httpApi: HttpApi,
  handler: LambdaFunction,
): IHttpRouteAuthorizer => {
  const { region, account, partition } = Stack.of(scope);
  const authorizer = new HttpAuthorizer(scope, 'OriginGate', {
    httpApi,
    authorizerName: 'origin',
    type: HttpAuthorizerType.LAMBDA,
    authorizerUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${handler.functionArn}/invocations`,
    payloadFormatVersion: AuthorizerPayloadVersion.VERSION_2_0,
    enableSimpleResponses: true,
    identitySource: [`$request.header.${originHeader}`],
    resultsCacheTtl: Duration.hours(1),
  });
  handler.addPermission('Gate', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: `arn:${partition}:execute-api:${region}:${account}:${httpApi.apiId}/authorizers/${authorizer.authorizerId}`,
  });
  return HttpAuthorizer.fromHttpAuthorizerAttributes(scope, 'Gate', {
    authorizerId: authorizer.authorizerId,
    authorizerType: 'CUSTOM',
  });
};
