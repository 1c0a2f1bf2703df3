import { recordCalls } from './hook.ts';

// Preloaded before a bundle in a child process.
recordCalls(() => process.env.FETTLE_FUNCTION);
