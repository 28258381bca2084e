/** From a screen's name in the route table to its module, loaded when it is first needed. */
import type { ScreenModule } from '../../page/screen.ts';

const modules = import.meta.glob<ScreenModule>('../../screens/*/*-screen.tsx');

const screenFile = (name: string): string => `../../screens/${name}-screen.tsx`;

export async function loadScreenModule(name: string): Promise<ScreenModule> {
  const importModule = modules[screenFile(name)];
  if (!importModule) throw new Error(`There is no screen ${screenFile(name)}`);
  return importModule();
}
