import type { Business } from '#shared/settings/business.ts';
import { settingsRoutes } from '#shared/settings/contract.ts';

/** Where the browser gets the logo; another address for every upload, so that an old picture never shows. */
export const logoAddress = ({ version }: NonNullable<Business['logo']>): string =>
  `${settingsRoutes.logo.path}?v=${version}`;
