import type { RouteDefinition, RouteName } from '@ocr/contract';
import type { Answer } from '../app.ts';

/** Walks calls and returns those that were answered otherwise than expected, so that a failure names them all. */
export async function walk(
  calls: readonly [RouteName, RouteDefinition][],
  check: (name: RouteName, route: RouteDefinition) => Promise<string | undefined>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, route] of calls) {
    const problem = await check(name, route);
    if (problem !== undefined) wrong.push(`${name} (${route.method} ${route.path}): ${problem}`);
  }
  return wrong;
}
export const describeAnswer = ({ code, message }: { code: number; message: string }) => `${code} ${message}`;
export const differs = (answer: { code: number; message: string }, expected: string) =>
  describeAnswer(answer) === expected ? undefined : describeAnswer(answer);
export const isRefused = (answer: Answer) =>
  [401, 403].includes(answer.code) || answer.code >= 500 ? describeAnswer(answer) : undefined;
