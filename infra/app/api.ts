import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Resource, routeKey } from '#shared/route.ts';
import { type ResourceName, routes } from '#shared/routes.ts';
import type { Settings } from '../config.ts';
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

const all = Object.entries(routes) as [ResourceName, Resource][];

/** The HTTP API: the route table, deployed. */
export class Api extends Construct {
  readonly http: HttpApi;
  /** `abc123.execute-api.eu-west-2.amazonaws.com` */
  readonly host: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.host = `${this.http.apiId}.execute-api.${this.http.env.region}.amazonaws.com`;
  }

  /** Creates every route of the route table, each behind `gate`. */
  serve(functions: Record<ResourceName, IFunction>, gate: IHttpRouteAuthorizer, settings: Settings): void {
    const stage = this.stage(settings);
    const throttled: Record<string, RouteSettings> = {};
    for (const [name, resource] of all) {
      // One permission for the whole function: one for each route overflows the function's policy at about thirty.
      const integration = new HttpLambdaIntegration(name, functions[name], { scopePermissionToRoute: false });
      for (const route of Object.values(resource)) {
        const { path } = route;
        const methods = [HttpMethod[route.method]];
        const added = this.http.addRoutes({ path, methods, integration, authorizer: gate });
        const throttle = throttleOf(route, settings);
        if (!throttle) continue;
        // These replace the stage's settings altogether: what is not said again here is off.
        throttled[routeKey(route)] = {
          DetailedMetricsEnabled: metered.includes(route),
          ThrottlingRateLimit: throttle.rate,
          ThrottlingBurstLimit: throttle.burst,
        };
        // A stage cannot hold settings of a route that is not there yet.
        stage.node.addDependency(...added);
      }
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
