import { expect } from "vitest";

export interface Problem {
  status: number;
  title: string;
  detail: string;
  errors?: { field: string; problem: string; detail: string }[];
}

/** Parses the problem details of an answer. */
export async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  const problem: Problem = await response.json();
  expect(problem.status).toBe(response.status);
  return problem;
}
