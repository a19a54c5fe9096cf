export { ConfigError, readConfig, type Config } from './read-config.ts';
