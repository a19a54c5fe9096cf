import { collectDefaultMetrics, Registry } from 'prom-client';

/** The process's metrics; features add theirs, without names of tenants. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
