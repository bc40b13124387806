const rules: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'is empty'],
  [/^(javascript|vbscript|data|file|blob):/i, 'is a script or data, not the path of a file'],
  [/^[a-z][a-z0-9+.-]*:\/\/|^\/\//i, 'is an address outside: pictures come from the folder or archive alone'],
  [/^[a-z]:/i, 'has a drive letter: give the path from the top of the folder or archive'],
  [/^[/\\]/, 'is absolute: give the path from the top of the folder or archive'],
  [/(^|[/\\])\.\.([/\\]|$)/, "leads out of the folder with '..'"],
  [/\p{Cc}/u, 'holds a control character'],
];

/** Why the path of a picture is not followed, in words; null when it may be. Entities and blanks do not hide a scheme. */
export function unsafePath(path: string): string | null {
  const bare = path
    .replaceAll(/&#x?0*3a;|&colon;|%3a/gi, ':')
    .replaceAll(/%2e/gi, '.')
    .trimStart();
  return rules.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

/** As the entries of a folder or archive are named. */
export function asEntryName(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .normalize('NFC');
}
