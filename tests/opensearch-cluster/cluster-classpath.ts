import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const own = path.join(folder, 'ClusterNode.java');
const cache = path.resolve(folder, '../../node_modules/.cache/opensearch-cluster');
const fetchMs = 300_000;

/** What a node is made of: jars that Maven fetches the first time, and our own start. Or why there is none. */
export function clusterClasspath(): { readonly classpath: string } | { readonly missing: string } {
  const java = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  const version = Number(/javac (\d+)/.exec(`${java.stdout}${java.stderr}`)?.[1] ?? 0);
  if (version < 17) return { missing: version === 0 ? 'no JDK 17' : `JDK ${version} is older than 17` };
  // By what it is made of: another version has another folder, and two who make it at once do not meet.
  const made = path.join(cache, hashOf(path.join(folder, 'pom.xml'), own));
  const jarList = path.join(made, 'jars');
  const missing = isWhole(jarList) ? null : make(made);
  return missing === null ? { classpath: [made, ...jarsOf(jarList)].join(path.delimiter) } : { missing };
}

function make(made: string): string | null {
  const draft = `${made}-${process.pid}`;
  const jarList = path.join(draft, 'jars');
  mkdirSync(draft, { recursive: true });
  if (spawnSync('mvn', ['-v']).status !== 0) return 'no Maven';
  const asked = ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${jarList}`];
  const fetched = spawnSync('mvn', asked, { cwd: folder, timeout: fetchMs, encoding: 'utf8' });
  if (fetched.status !== 0) return `Maven did not get the jars of OpenSearch: ${firstLine(fetched.stdout)}`;
  const compiled = spawnSync('javac', ['-d', draft, '-cp', jarsOf(jarList).join(path.delimiter), own], {
    encoding: 'utf8',
  });
  if (compiled.status !== 0) return `ClusterNode.java does not compile: ${firstLine(compiled.stderr)}`;
  try {
    renameSync(draft, made);
  } catch (error) {
    if (!isWhole(path.join(made, 'jars'))) return `${made} cannot be written: ${(error as Error).message}`;
  }
  return null;
}

/** Maven's own store may have been cleared since. */
function isWhole(jarList: string): boolean {
  return existsSync(jarList) && jarsOf(jarList).every((jar) => existsSync(jar));
}

function jarsOf(jarList: string): string[] {
  return readFileSync(jarList, 'utf8').trim().split(path.delimiter);
}

function hashOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function firstLine(text: string | null): string {
  return text?.trim().split('\n')[0]?.slice(0, 200) ?? '';
}
