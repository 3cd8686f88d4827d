/**
 * The milliseconds that the processors worked for this process while the work was done. They are the same
 * however many others want a processor meanwhile.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
