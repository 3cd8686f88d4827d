import os from "node:os";

/** Does the work for every item, as many at once as the machine has processors. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}
