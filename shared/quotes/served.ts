import { resource } from '../route.ts';
import { quotesRoutes } from './contract.ts';

const { send, ...others } = quotesRoutes;

/** The calls that are answered; sending by mail comes next. */
export const quotesServed = resource(others);
