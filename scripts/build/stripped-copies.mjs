// Read before anything that has types can be, and by the build: which file has a module of ours without its types.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @param {string} root */
export function strippedFolder(root) {
  return path.join(root, 'dist/sources');
}

/**
 * The name says what the copy was made of: whoever changes the source, or has another Node, looks for another file, and so can
 * never meet a stale one.
 * @param {string} source
 * @param {string} [node]
 */
export function strippedName(source, node = process.version) {
  return `${hash('sha256', `${node}\n${source}`)}.js`;
}

/**
 * Modules of ours from their copies without types, where the build has left some, so that Node does not load its TypeScript
 * compiler, which would stay in memory: docs/decisions/0089. Everything else, and a copy that is not there, is left to Node. Types
 * are blanked, so lines and columns are those of the source, whose address the module keeps.
 * @param {string} root
 * @returns {import('node:module').LoadHookSync}
 */
export function loadStripped(root) {
  const ours = pathToFileURL(`${root}/`).href;
  const packages = `${ours}node_modules/`;
  return (url, context, nextLoad) => {
    if (!url.startsWith(ours) || !url.endsWith('.ts') || url.startsWith(packages)) return nextLoad(url, context);
    const source = strippedCopy(root, fileURLToPath(url));
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  };
}

/**
 * Null: there is none, or only a part of one.
 * @param {string} root
 * @param {string} file
 */
function strippedCopy(root, file) {
  try {
    const source = readFileSync(file, 'utf8');
    const copy = readFileSync(path.join(strippedFolder(root), strippedName(source)), 'utf8');
    return copy.length === source.length ? copy : null;
  } catch {
    return null;
  }
}
