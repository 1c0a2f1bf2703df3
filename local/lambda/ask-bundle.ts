import { join } from 'node:path';
import { bundle } from '../../infra/app/bundle.ts';
import { entries, type FunctionName } from '../../infra/app/entries.ts';
import { needsOf } from '../../infra/app/permissions.ts';
import { deploy } from './deployed.ts';

/** Loads a function from its bundle, made under `folder`, asks it once, and holds it to its memory. */
export const askBundle = async (folder: string, name: FunctionName, event: object): Promise<unknown> => {
  const target = join(folder, name);
  bundle(entries[name], target);
  const { memoryMb } = needsOf(name);
  const deployed = await deploy(join(target, `${entries[name].file}.mjs`), memoryMb);
  const { reply, peakMb } = await deployed.call(event);
  deployed.stop();
  if (peakMb >= memoryMb) throw new Error(`${name} held ${peakMb} MB of ${memoryMb}`);
  return reply;
};
