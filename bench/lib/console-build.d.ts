/** The script that builds the console. */
declare module '*/scripts/console-build.mjs' {
  export function consoleFolder(): string;
  export function buildConsole(folder: string): Promise<void>;
}
