import { PgBoss } from 'pg-boss';
import type { PoolConfig } from 'pg';
import { queues } from './queues.ts';

/** Installs or upgrades the queue's schema as the owner, and creates every queue. The caller must have the migration lock. */
export async function installQueue(owner: PoolConfig): Promise<void> {
  // pg-boss and pg type the same unset options differently.
  const connection: object = owner;
  const boss = new PgBoss({
    ...connection,
    schema: 'pgboss',
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const [name, options] of Object.entries(queues)) {
      if (!existing.has(name)) await boss.createQueue(name, options);
      else {
        const { policy: _policy, partition: _partition, ...changeable } = options;
        await boss.updateQueue(name, changeable);
      }
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
