/** The script that builds the console, of which a test asks for the build's folder alone. */
declare module '*/scripts/console-build.mjs' {
  export function consoleFolder(): string;
}
