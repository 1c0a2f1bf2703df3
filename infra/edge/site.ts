import { Duration, SecretValue, Validations } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { guestPage, hashedFiles, type PageOrigins, payingPage } from '#shared/security-headers.ts';
import { acknowledge } from '../acknowledged.ts';
import type { Settings } from '../config.ts';
import { originHeader } from './origin-gate.ts';
import {
  fileHeaders,
  guestPageHeaders,
  payingPageHeaders,
  replyHeaders,
  siteHeaders,
} from './security-headers.ts';
import { siteBucket, uploadSite } from './site-files.ts';
import type { EdgeStack } from './stack.ts';

interface Props {
  settings: Settings;
  /** Folder of the built web app. */
  files: string;
  apiHost: string;
  originSecret: ISecret;
  accessLogs: IBucket;
  edge: EdgeStack | undefined;
  pageOrigins: PageOrigins;
}

/** The web app and the API under one address. */
export class Site extends Construct {
  readonly distribution: Distribution;
  /** The site's public origin, without a slash at the end. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { settings } = props;
    const bucket = siteBucket(this, props.accessLogs);
    this.distribution = new Distribution(this, 'Distribution', {
      ...this.behaviors(bucket, props),
      ...ownName(props),
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Europe and North America: the customers are in the UK.
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: props.accessLogs,
      logFilePrefix: 'cloudfront/',
    });
    acknowledge(this.distribution, accepted(props));
    Validations.of(this.distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason:
        'Its address / is the landing page: the viewer-request function and the default root object both say so.',
    });
    this.url = `https://${settings.domainName ?? this.distribution.domainName}`;
    uploadSite(this, bucket, props.files);
  }

  private behaviors(bucket: IBucket, props: Props) {
    const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
    // With LIST a file that is not there is a 404 rather than a 403.
    const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
    const files = S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels });
    const pages = {
      viewerProtocolPolicy,
      origin: files,
      cachePolicy: this.pagesPolicy(),
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.screens() }],
    };
    return {
      defaultBehavior: { ...pages, responseHeadersPolicy: siteHeaders(this, props.pageOrigins) },
      additionalBehaviors: {
        [payingPage.slice(1)]: {
          ...pages,
          responseHeadersPolicy: payingPageHeaders(this, props.pageOrigins),
        },
        [`${guestPage.slice(1)}*`]: {
          ...pages,
          responseHeadersPolicy: guestPageHeaders(this, props.pageOrigins),
        },
        [`${hashedFiles.slice(1)}*`]: {
          viewerProtocolPolicy,
          responseHeadersPolicy: fileHeaders(this),
          origin: files,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
        'api/*': {
          viewerProtocolPolicy,
          responseHeadersPolicy: replyHeaders(this, props.pageOrigins),
          origin: apiOrigin(props),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
      },
    };
  }

  /** Holds what it may and asks again for what says `no-cache`; the ready-made policy keeps everything for a second. */
  private pagesPolicy(): CachePolicy {
    return new CachePolicy(this, 'PagesPolicy', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private screens(): EdgeFunction {
    return new EdgeFunction(this, 'Screens', {
      code: FunctionCode.fromFile({ filePath: 'infra/edge/screens.js' }),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'The landing page for /, the page of customers for /guest, the app for every other screen',
    });
  }
}

const accepted = ({ settings }: Props) => ({
  CFR1: 'Users travel; signing in from abroad is no offence.',
  ...(!settings.firewall && { CFR2: 'This stage holds no real data: its settings leave the firewall out.' }),
  ...(!settings.domainName && {
    CFR4: "Under CloudFront's own address CloudFront fixes the TLS version; a domain of one's own gets TLS 1.2 and up.",
  }),
});

const apiOrigin = ({ apiHost, originSecret, settings }: Props): HttpOrigin => {
  const { originSecretVersion: versionId } = settings;
  const secret = SecretValue.secretsManager(originSecret.secretArn, { ...(versionId && { versionId }) });
  return new HttpOrigin(apiHost, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // CloudFormation puts the value in when it deploys; the template holds only where it is.
    customHeaders: { [originHeader]: secret.unsafeUnwrap() },
  });
};

const ownName = ({ settings, edge }: Props): Partial<DistributionProps> => ({
  ...(edge?.firewall && { webAclId: edge.firewall.attrArn }),
  ...(edge?.certificate &&
    settings.domainName && {
      domainNames: [settings.domainName],
      certificate: edge.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
});
