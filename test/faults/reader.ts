/** Counts of what visitors read. */
interface Readings {
  readonly requests: number;
  /** Answers other than 200, and connections that broke. */
  readonly failed: number;
  readonly examples: readonly string[];
}

/** Visitors who read pages and the files that these name, each file from the next service. */
export function startReaders(urls: readonly string[], count: number) {
  const examples: string[] = [];
  let requests = 0;
  let failed = 0;
  let isOpen = true;

  async function read(url: string, address: string): Promise<string> {
    requests += 1;
    try {
      const answer = await fetch(`${url}${address}`);
      const body = await answer.text();
      if (answer.status === 200) {
        return body;
      }
      examples.push(`${address}: ${answer.status}`);
    } catch (error) {
      examples.push(`${address}: ${String(error)}`);
    }
    failed += 1;
    return "";
  }

  async function visit(start: number): Promise<void> {
    for (let turn = start; isOpen; turn += 1) {
      const urlAt = (offset: number) => urls[(turn + offset) % urls.length] ?? "";
      const page = await read(urlAt(0), "/");
      const named = page.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+)"/g);
      let offset = 1;
      for (const [, address = ""] of named) {
        await read(urlAt(offset), address);
        offset += 1;
      }
    }
  }

  const visitors = Array.from({ length: count }, (_, start) => visit(start));
  return {
    async stop(): Promise<Readings> {
      isOpen = false;
      await Promise.all(visitors);
      return { requests, failed, examples: examples.slice(0, 5) };
    },
  };
}
