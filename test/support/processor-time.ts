async function once(work: () => unknown): Promise<number> {
  const startUsage = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(startUsage);
  return (user + system) / 1000;
}

/** Measures the processor time of work in milliseconds, as the minimum of three runs. */
export async function processorTime(work: () => unknown): Promise<number> {
  return Math.min(await once(work), await once(work), await once(work));
}
