import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
/** Built once: it changes with the pom alone. */
const kept = path.resolve(folder, '../../node_modules/.cache/opensearch-classpath');

/** The jars a node is made of, fetched by Maven the first time; or why there are none. */
export function clusterClasspath(): { readonly classpath: string } | { readonly missing: string } {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  if (version < 17) return { missing: 'no JDK 17' };
  if (existsSync(kept) && jarsOf(kept).every((jar) => existsSync(jar)))
    return { classpath: readFileSync(kept, 'utf8') };
  if (spawnSync('mvn', ['-v']).status !== 0) return { missing: 'no Maven' };
  mkdirSync(path.dirname(kept), { recursive: true });
  const built = spawnSync('mvn', ['-q', 'dependency:build-classpath', `-Dmdep.outputFile=${kept}`], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (built.status !== 0) return { missing: 'Maven did not get the jars of OpenSearch' };
  return { classpath: readFileSync(kept, 'utf8') };
}

function jarsOf(file: string): string[] {
  return readFileSync(file, 'utf8').split(path.delimiter);
}
