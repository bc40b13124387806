import { securityHeaders } from '../security/security-headers.ts';
import { headerLines } from './answer-head.ts';

/** Headers of every answer, as those that leave past Fastify are given them. */
export interface AnswerHeaders {
  /** Name, value, name, value …, without the content security policy, which each page has of its own. */
  readonly flat: readonly string[];
  readonly usualPolicy: string;
  /** All of them as lines, with this policy or the usual one. */
  readonly linesWith: (policy: string | null) => string;
  readonly keepAliveSeconds: number;
}

export function answerHeaders(https: boolean, keepAliveSeconds: number): AnswerHeaders {
  const { 'content-security-policy': usualPolicy = '', ...others } = securityHeaders(https);
  const flat = Object.entries(others).flat();
  // There are as many policies as there are kinds of pages.
  const known = new Map<string, string>();
  const linesWith = (policy: string | null) => {
    const own = policy ?? usualPolicy;
    const lines = known.get(own) ?? headerLines([...flat, 'content-security-policy', own]);
    known.set(own, lines);
    return lines;
  };
  return { flat, usualPolicy, linesWith, keepAliveSeconds };
}
