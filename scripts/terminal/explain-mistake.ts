import { ConfigError } from '#server/settings/setting-values.ts';

/**
 * The end of a command that was typed wrong, or that something is not as it must be for: one line that says what, and 1.
 * `expected` are further kinds of such errors; anything else is a surprise and is thrown on.
 */
export function explainMistake(
  error: unknown,
  usage: string,
  expected: readonly (new (...args: never[]) => Error)[] = [],
): void {
  const mistyped = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  const known = mistyped || [ConfigError, ...expected].some((kind) => error instanceof kind);
  if (!known) throw error;
  console.error(mistyped ? `${(error as Error).message}\n${usage}` : (error as Error).message);
  process.exitCode = 1;
}
