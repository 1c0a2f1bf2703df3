import { resource } from '../route.ts';
import { quotesRoutes } from './contract.ts';

const { list, get, create, update, remove, withdraw, copy } = quotesRoutes;

/** The calls that are answered; the others come with sending and answering. */
export const quotesServed = resource({ list, get, create, update, remove, withdraw, copy });
