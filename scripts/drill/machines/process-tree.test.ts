import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processTree, signalTree } from './process-tree.ts';

test.runIf(existsSync('/proc/self/stat'))('a process and what it has started are signalled together', async () => {
  const child = spawn('sh', ['-c', 'sleep 60 & echo begun; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  const tree = processTree(child.pid ?? 0);
  expect(tree).toHaveLength(2);
  signalTree(child.pid ?? 0, 'SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  // One that is gone already is nobody's fault.
  signalTree(child.pid ?? 0, 'SIGKILL');
});
