export { ConfigError, readConfig, type Config, type ExtractorConfig } from './read-config.ts';
export type { Processes, TrustProxy } from './parsers.ts';
