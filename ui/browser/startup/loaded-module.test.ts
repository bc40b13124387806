import { expect, test } from 'vitest';
import { loadedModule } from './loaded-module.ts';

test('a module is given on, a failure too, and what is not there is waited for', async () => {
  expect(await loadedModule(Promise.resolve({ part: 1 }))).toEqual({ part: 1 });
  await expect(loadedModule(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const never = loadedModule(Promise.resolve<{ part: number } | undefined>(undefined)).then(() => 'went on');
  expect(await Promise.race([never, Promise.resolve('waits')])).toBe('waits');
});
