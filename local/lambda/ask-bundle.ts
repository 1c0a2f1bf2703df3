import type { FunctionName } from '../../infra/app/entries.ts';
import { needsOf } from '../../infra/app/permissions.ts';
import { bundled } from './bundled.ts';
import { cloudKeys } from './cloud-keys.ts';
import { deploy } from './deployed.ts';

/**
 * Loads a function from its bundle under `folder`, with the keys that AWS would give it, and calls it once. Throws if it needs
 * more than its memory.
 */
export const askBundle = async (folder: string, name: FunctionName, event: object): Promise<unknown> => {
  const { memoryMb } = needsOf(name);
  const keys = await cloudKeys();
  const environment = keys.environmentOf(name);
  const deployed = await deploy(name, bundled(folder, name).entry, { memoryMb, environment });
  const { reply, peakMb } = await deployed.call(event);
  deployed.stop();
  keys.stop();
  if (peakMb >= memoryMb) throw new Error(`${name} held ${peakMb} MB of ${memoryMb}`);
  return reply;
};
