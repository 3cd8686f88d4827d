import os from "node:os";

/** Runs the work for every item, with one worker for each processor by default. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = os.availableParallelism(),
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let result = queue.next(); result.done !== true; result = queue.next()) {
      await work(result.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
