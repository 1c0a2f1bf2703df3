import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { parameterFor } from '../acknowledged.ts';
import type { Found } from './found.ts';
import type { Needs, ObjectUse } from './needs.ts';

const actions = {
  sign: 's3:GetObject',
  read: 's3:GetObject',
  write: 's3:PutObject',
  delete: 's3:DeleteObject',
};
const isOfObjects = (use: ObjectUse): use is keyof typeof actions => use !== 'list';

/** A function's permissions for the bucket's objects. Each kind has a prefix: `receipts/<user>/<id>`. */
export const objectStatements = ({ receipts }: Found, { objects = {} }: Needs): PolicyStatement[] => {
  const listed = Object.entries(objects).filter(([, uses]) => uses.includes('list'));
  const listing = new PolicyStatement({
    sid: 'List',
    actions: ['s3:ListBucket'],
    resources: [receipts.bucketArn],
    conditions: { StringLike: { 's3:prefix': listed.map(([prefix]) => `${prefix}/*`) } },
  });
  return [
    ...Object.entries(objects).map(
      ([prefix, uses]) =>
        new PolicyStatement({
          actions: uses.filter(isOfObjects).map((use) => actions[use]),
          resources: [receipts.arnForObjects(`${prefix}/*`)],
        }),
    ),
    ...(listed.length > 0 ? [listing] : []),
  ];
};

/** cdk-nag names a resource by how CloudFormation finds it; a wrong name here fails the synth. */
export const acceptedObjects = ({ receiptsName }: Found, { objects = {} }: Needs): Record<string, string> => {
  // The functions are in nested stacks, where the app stack's resources are parameters.
  const bucket = `arn:aws:s3:::<${parameterFor(receiptsName)}Value>`;
  const reason = 'One role serves all users, whose objects lie under the one prefix.';
  return Object.fromEntries(
    Object.keys(objects).map((prefix) => [`IAM5[Resource::${bucket}/${prefix}/*]`, reason]),
  );
};
