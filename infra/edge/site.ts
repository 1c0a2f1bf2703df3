import { Validations } from 'aws-cdk-lib';
import {
  Distribution,
  type DistributionProps,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct, type IDependable } from 'constructs';
import { acknowledge } from '../acknowledged.ts';
import { behaviorsOf, type Sources } from './behaviors.ts';
import { siteBucket, uploadSite } from './site-files.ts';
import type { EdgeStack } from './stack.ts';

interface Props extends Sources {
  /** Folder of the built web app. */
  files: string;
  accessLogs: IBucket;
  edge: EdgeStack | undefined;
}

/** The web app and the API on one origin. */
export class Site extends Construct {
  readonly distribution: Distribution;
  /** The site's public origin, without a slash at the end. */
  readonly url: string;
  private readonly pages: Construct;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { settings } = props;
    const bucket = siteBucket(this, props.accessLogs);
    this.distribution = new Distribution(this, 'Distribution', {
      ...behaviorsOf(this, bucket, props),
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
    this.pages = uploadSite(this, bucket, props.files);
  }

  /** Deploy pages only after the API calls they make. */
  publishAfter(...api: IDependable[]): void {
    this.pages.node.addDependency(...api);
  }
}

const accepted = ({ settings }: Props) => ({
  CFR1: 'Users travel; signing in from abroad is no offence.',
  ...(!settings.firewall && { CFR2: 'This stage holds no real data: its settings leave the firewall out.' }),
  ...(!settings.domainName && {
    CFR4: "Under CloudFront's own address CloudFront fixes the TLS version; a domain of one's own gets TLS 1.2 and up.",
  }),
});

const ownName = ({ settings, edge }: Props): Partial<DistributionProps> => ({
  ...(edge?.firewall && { webAclId: edge.firewall.attrArn }),
  ...(edge?.certificate &&
    settings.domainName && {
      domainNames: [settings.domainName],
      certificate: edge.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
});
