import { smoke } from './smoke.ts';

// npm run smoke -- https://app.example.com
const url = process.argv[2];
if (!url || !URL.canParse(url)) {
  console.error('Say which site to look at: npm run smoke -- https://app.example.com');
  process.exitCode = 2;
} else {
  process.exitCode = (await smoke(new URL(url).origin, console.log)) ? 0 : 1;
}
