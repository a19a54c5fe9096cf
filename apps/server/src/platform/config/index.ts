export { ConfigError, readConfig, type Config, type ModelConfig } from './read-config.ts';
