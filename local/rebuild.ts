import { parseArgs } from 'node:util';
import type { FirmId } from '#shared/firms/ids.ts';
import { enter } from './environment.ts';
import { command, PlainError } from './plain-error.ts';
import { runningIn } from './services.ts';

const usage = 'npm run -s rebuild -- --tenant <id> | --all [--check]';

const options = {
  tenant: { type: 'string' },
  all: { type: 'boolean' },
  check: { type: 'boolean', default: false },
} as const;

const asked = () => {
  try {
    const { values } = parseArgs({ options });
    if ((values.tenant === undefined) !== (values.all === undefined)) return values;
  } catch {
    // It throws on unknown options: show the usage then too.
  }
  throw new PlainError(usage);
};

const tenantsOf = async (tenant: string | undefined): Promise<FirmId[]> => {
  const { everyFirm } = await import('#functions/firms/directory.ts');
  const all: FirmId[] = [];
  for await (const firms of everyFirm())
    all.push(...firms.filter(({ erasingSince }) => !erasingSince).map(({ firmId }) => firmId));
  if (tenant === undefined) return all;
  const found = all.filter((id) => id === tenant);
  if (found.length === 0) throw new PlainError(`There is no tenant ${tenant}`);
  return found;
};

/** Recalculates tenants' figures from their records, or with `--check` reports differences; exit code 1 if there are any. */
const run = async (): Promise<void> => {
  const { tenant, check: isCheck } = asked();
  enter(runningIn(process.env.FETTLE_DATA || '.local'));
  const { rebuildFigures } = await import('#functions/upkeep/rebuild.ts');
  const tenants = await tenantsOf(tenant);
  const told = { tenants: tenants.length, figures: 0, different: [] as unknown[] };
  for (const each of tenants) {
    const { figures, different } = await rebuildFigures(each, { isCheck });
    told.figures += figures;
    told.different.push(...different);
  }
  console.log(JSON.stringify(told, null, 2));
  if (told.different.length > 0) process.exitCode = 1;
};

command(run);
