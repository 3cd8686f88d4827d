/** Sends a signal to a process that leads a group and to all that it has started; does nothing where none is left. */
export function endGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) {
      process.kill(-leader, signal);
    }
  } catch {
    // Nothing of it is left.
  }
}
