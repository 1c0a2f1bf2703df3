import { recordCalls } from './hook.ts';

// Before a bundle, in a process of its own.
recordCalls(() => process.env.FETTLE_FUNCTION);
