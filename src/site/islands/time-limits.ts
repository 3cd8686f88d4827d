/** Milliseconds that a press may take; a link that is followed plainly would be there by then. */
export const patience = 2000;

/** Milliseconds that Send waits for its script; then the form is posted plainly. */
export const sendPatience = 5000;

/** Rejects where a task takes longer than so many milliseconds. */
export function within<Result>(limit: number, task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    task.then(resolve, reject);
    setTimeout(() => reject(new Error("timed out")), limit);
  });
}
