import { Query, type Connection, type PoolClient, type QueryResult } from 'pg';

/** A statement as it is sent: its values travel beside it, never in its text. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Sends several statements in one message and returns the result of each. PostgreSQL carries them out one after the other. Without `begin` and `commit` among them they are one
 * transaction. After a statement that fails, none of the others is carried out. @throws its error
 */
export function sendTogether(client: PoolClient, statements: readonly Statement[]): Promise<QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new StatementBatch(statements, (error, results) => {
        if (error === null) resolve(Array.isArray(results) ? results : [results]);
        else reject(error);
      }),
    );
  });
}

type Callback = (error: Error | null, results: QueryResult | QueryResult[]) => void;

/** To its connection one query, whose results are collected as those of a text of several statements are. */
class StatementBatch extends Query {
  constructor(statements: readonly Statement[], callback: Callback) {
    // The text is only a name for what is sent.
    super({ text: 'batch' }, (error: Error | null | undefined, results) => {
      callback(broken ?? error ?? null, results);
    });
    let broken: Error | undefined;
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        // Each writes itself as if it were alone, but for the message that asks for the answers.
        const unsynced = withoutSync(connection);
        for (const { sql, parameters } of statements) {
          submitOne(unsynced, { sql, parameters }, (error) => (broken ??= error));
          if (broken !== undefined) break;
        }
        connection.sync();
      } finally {
        connection.stream.uncork();
      }
    };
  }
}

function submitOne(
  connection: Connection,
  { sql, parameters }: Statement,
  refuse: (error: Error) => void,
): void {
  const config = { text: sql, values: [...parameters], queryMode: 'extended' };
  const query = new Query(config, (error) => {
    if (error !== undefined) refuse(error);
  });
  query.submit(connection);
}

function withoutSync(connection: Connection): Connection {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it is the connection but for one method
  return Object.create(connection, { sync: { value: () => undefined } }) as Connection;
}
