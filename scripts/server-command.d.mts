export const serverCommand: readonly string[];
export function serverEnvironment(): NodeJS.ProcessEnv;
