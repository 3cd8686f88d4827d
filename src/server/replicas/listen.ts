import { Client } from "pg";

/** Milliseconds until a lost connection is opened again. */
const reconnectDelay = 2000;

/** Listens on a channel of PostgreSQL, and again after each lost connection; `close` ends it. */
export function listenTo(databaseUrl: string, channel: string, heard: () => void) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reconnect(lost: Client): void {
    if (!isClosed && client === lost) {
      client = undefined;
      timer = setTimeout(connect, reconnectDelay).unref();
    }
  }

  function connect(): void {
    const opened = new Client({ connectionString: databaseUrl, keepAlive: true });
    client = opened;
    opened.on("notification", heard);
    opened.on("error", () => reconnect(opened));
    opened.on("end", () => reconnect(opened));
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      // A change may have been missed meanwhile.
      .then(heard)
      .catch(() => reconnect(opened));
  }

  connect();
  return {
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
