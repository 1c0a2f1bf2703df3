import { contract } from '../route.ts';
import { cisShapes } from './cis.ts';
import { mtdShape } from './mtd.ts';
import { recordsShape } from './records.ts';
import { registrationShape } from './registration-route.ts';
import { taxRoutes } from './routes.ts';
import { vatShape } from './vat.ts';

export const taxContract = contract(taxRoutes, {
  vat: vatShape,
  registration: registrationShape,
  mtd: mtdShape,
  ...cisShapes,
  records: recordsShape,
});
