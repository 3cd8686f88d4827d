/** Milliseconds that a press may take before the browser's own action runs instead. */
export const pressTimeout = 2000;

/** Milliseconds that sending waits for its script before the form is posted natively. */
export const sendTimeout = 5000;

/** Rejects if a task takes longer than the limit in milliseconds. */
export function withTimeout<Result>(limit: number, task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    task.then(resolve, reject);
    setTimeout(() => reject(new Error("timed out")), limit);
  });
}
