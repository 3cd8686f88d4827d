import { spawn } from "node:child_process";

const signals = ["SIGINT", "SIGTERM"];

/**
 * Runs a program to its end and answers its exit code. Whoever stops this process stops the program
 * too, also npm, which passes a signal on to its shell alone: the shell ends and says nothing.
 */
export function runToEnd(program, words, options) {
  const child = spawn(program, words, { stdio: "inherit", ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) {
    process.on(signal, pass);
  }
  const shell = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
  const watch = setInterval(() => {
    if (shell !== undefined && process.ppid !== shell) {
      clearInterval(watch);
      child.kill("SIGTERM");
    }
  }, 250);
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(watch);
      for (const signal of signals) {
        process.off(signal, pass);
      }
      resolve(code);
    };
    child.on("exit", (code) => end(code ?? 1));
    child.on("error", (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      end(1);
    });
  });
}
