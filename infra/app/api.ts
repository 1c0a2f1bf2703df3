import { type NestedStack, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  type HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { gatewayRoutes } from '#shared/gateway.ts';
import { type Contract, type Resource, routeKey } from '#shared/route.ts';
import { type ResourceName, routes } from '#shared/routes.ts';
import type { Settings } from '../config.ts';
import { type Domain, domainOf } from './domains.ts';
import { metered, throttleOf, usual } from './throttles.ts';

const logged = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLatency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  responseLength: '$context.responseLength',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
};

interface RouteSettings {
  DetailedMetricsEnabled: boolean;
  ThrottlingRateLimit: number;
  ThrottlingBurstLimit: number;
}

const called = Object.values<Resource>(routes).flatMap((resource) => Object.values(resource));
const callOf = (key: string): Contract | undefined => called.find((route) => routeKey(route) === key);

interface Serving {
  stacks: Record<Domain, NestedStack>;
  functions: Record<ResourceName, IFunction>;
  gate: IHttpRouteAuthorizer;
  settings: Settings;
}

/** The HTTP API, built from the route table. */
export class Api extends Construct {
  readonly http: HttpApi;
  /** `abc123.execute-api.eu-west-2.amazonaws.com` */
  readonly host: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.host = `${this.http.apiId}.execute-api.${this.http.env.region}.amazonaws.com`;
  }

  /** Creates the gateway's routes, each behind `gate` and in the nested stack of its function. */
  serve({ stacks, functions, gate, settings }: Serving): void {
    const stage = this.stage(settings);
    const throttled: Record<string, RouteSettings> = {};
    const integrations = new Map<string, HttpLambdaIntegration>();
    for (const { method, path, resource } of gatewayRoutes(routes)) {
      const name = resource as ResourceName;
      // One permission for the whole function: one per route overflows the function's policy at about thirty.
      const integration =
        integrations.get(name) ??
        new HttpLambdaIntegration(name, functions[name], { scopePermissionToRoute: false });
      integrations.set(name, integration);
      const key = `${method} ${path}`;
      const added = new HttpRoute(stacks[domainOf[name]], key.replaceAll('/', ' '), {
        httpApi: this.http,
        routeKey: HttpRouteKey.with(path, method as HttpMethod),
        integration,
        authorizer: gate,
      });
      const call = callOf(key);
      const throttle = call && throttleOf(call, settings);
      if (!throttle) continue;
      // Route settings replace the stage's entirely: anything not repeated here is off.
      throttled[key] = {
        DetailedMetricsEnabled: metered.includes(call),
        ThrottlingRateLimit: throttle.rate,
        ThrottlingBurstLimit: throttle.burst,
      };
      // A stage cannot have settings for a route that does not exist yet.
      stage.node.addDependency(added);
    }
    stage.routeSettings = throttled;
  }

  private stage(settings: Settings): CfnStage {
    const { rate: rateLimit, burst: burstLimit } = usual(settings);
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit, burstLimit },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(logged)),
      },
    }).node.defaultChild;
    if (!(stage instanceof CfnStage))
      throw new Error('HttpStage no longer makes an AWS::ApiGatewayV2::Stage');
    return stage;
  }
}
