import { userInfo } from 'node:os';
import type { ImportKind } from '#database/import/import-kind.ts';
import { importKind } from '#database/import/kinds.ts';
import { ConfigError } from '#server/settings/setting-values.ts';

export interface ImportSwitches {
  readonly map?: string | undefined;
  readonly encoding?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
  readonly 'skip-bad'?: boolean | undefined;
  readonly whole?: boolean | undefined;
  readonly shops?: string | undefined;
  readonly yes?: boolean | undefined;
  readonly heir?: string | undefined;
}

/** False when it was typed in a way that nothing could be made of. */
export type ImportCommand = (words: readonly string[], switches: ImportSwitches) => Promise<boolean>;

/** One connection, which keeps its temporary tables, and as long as it takes. */
export const importConnection = { applicationName: 'hent import', poolSize: 1, statementTimeoutMs: 0 };

/** Who is at the machine; a process without a name, as in some containers, is only the command. */
export function atTheMachine(): string {
  try {
    return `command:${userInfo().username}`;
  } catch {
    return 'command';
  }
}

export async function kindNamed(name: string): Promise<ImportKind> {
  const kind = await importKind(name);
  if (kind === null) throw new ConfigError(`There is no kind '${name}': npm run import -- kinds lists them.`);
  return kind;
}

export function numberOf(text: string, what: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new ConfigError(`${what} must be a number, not '${text}'.`);
  return number;
}
