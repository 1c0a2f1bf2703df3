import { resource } from '../route.ts';
import { cisRoutes } from './cis.ts';
import { mtdRoute } from './mtd.ts';
import { recordsRoute } from './records.ts';
import { registrationRoute } from './registration-route.ts';
import { vatRoute } from './vat.ts';

export const taxRoutes = resource({
  vat: vatRoute,
  registration: registrationRoute,
  mtd: mtdRoute,
  ...cisRoutes,
  records: recordsRoute,
});
