import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
/** Made once: it changes with the pom and ClusterNode.java alone. */
const made = path.resolve(folder, '../../node_modules/.cache/opensearch-cluster');
const jarList = path.join(made, 'jars');

/** What a node is made of: jars that Maven fetches the first time, and our own start. Or why there is none. */
export function clusterClasspath(): { readonly classpath: string } | { readonly missing: string } {
  const java = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  if (Number(/javac (\d+)/.exec(`${java.stdout}${java.stderr}`)?.[1] ?? 0) < 17) return { missing: 'no JDK 17' };
  mkdirSync(made, { recursive: true });
  if (!existsSync(jarList) || jars().some((jar) => !existsSync(jar))) {
    if (spawnSync('mvn', ['-v']).status !== 0) return { missing: 'no Maven' };
    const asked = ['-q', 'dependency:build-classpath', `-Dmdep.outputFile=${jarList}`];
    if (spawnSync('mvn', asked, { cwd: folder, timeout: 300_000 }).status !== 0)
      return { missing: 'Maven did not get the jars of OpenSearch' };
  }
  const own = path.join(folder, 'ClusterNode.java');
  const compiled = spawnSync('javac', ['-d', made, '-cp', jars().join(path.delimiter), own], { encoding: 'utf8' });
  if (compiled.status !== 0) return { missing: `ClusterNode.java does not compile: ${compiled.stderr}` };
  return { classpath: [made, ...jars()].join(path.delimiter) };
}

function jars(): string[] {
  return readFileSync(jarList, 'utf8').trim().split(path.delimiter);
}
