import { startLocal } from '../stack.ts';

// A system of its own process, for tests that kill it: argv[2] is the data folder.
const { services } = await startLocal({ data: process.argv[2] ?? '', quiet: true });
console.log(JSON.stringify(services));
