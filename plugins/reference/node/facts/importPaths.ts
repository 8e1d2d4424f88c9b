import { lastPart } from '../text';

/**
 * The shortest module that each documented name can be imported from.
 *
 * @param exports - documented full name by every other full name that can be imported
 * @returns module by documented full name; names that only their own module offers are missing
 */
export function importPaths(exports: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [offered, target] of Object.entries(exports)) {
    const module = offered.slice(0, offered.lastIndexOf('.'));
    // A name that is offered under another one isn't the same import.
    if (lastPart(offered) !== lastPart(target) || !isBetter(module, found.get(target), target)) continue;
    if (depth(module) < depth(target.slice(0, target.lastIndexOf('.')))) found.set(target, module);
  }
  return found;
}

function isBetter(module: string, than: string | undefined, target: string): boolean {
  if (than === undefined || depth(module) !== depth(than))
    return than === undefined || depth(module) < depth(than);
  // Of two as short, the package that the name lives in is the one to expect.
  return target.startsWith(`${module}.`) && !target.startsWith(`${than}.`);
}

function depth(module: string): number {
  return module.split('.').length;
}
