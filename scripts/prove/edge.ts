import { smoke } from '../../infra/smoke/smoke.ts';
import { must, type Proof } from './proof.ts';

export const edge: Proof = {
  name: 'From outside all is as it should be (npm run smoke)',
  run: async ({ origin }) => {
    const said: string[] = [];
    must(
      await smoke(origin, (line) => said.push(line)),
      said.filter((line) => !line.startsWith('ok')).join('\n'),
    );
  },
};

export const gate: Proof = {
  name: 'API Gateway answers nobody who comes past CloudFront',
  needs: 'AWS',
  run: async ({ cloud }) => {
    const { originHeader } = await import('../../infra/edge/origin-gate.ts');
    // Without the header API Gateway answers 401 by itself, which the app might too.
    const headers = { [originHeader]: 'guessed' };
    const { status } = await fetch(`${cloud?.apiOrigin}/api/auth/user`, { headers });
    must(status === 403, `It answered ${status} instead of 403`);
  },
};
