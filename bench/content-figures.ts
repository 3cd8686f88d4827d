import os from "node:os";
import type { Figure } from "./figures.ts";
import { printTable } from "./table.ts";

/** A figure, and the most that it may be. */
export interface Goal {
  readonly most: number;
  readonly unit: string;
}

/** Collects figures beside their goals, each with how busy the machine was. */
export function openFigures() {
  const rows: (readonly (string | number)[])[] = [];
  const figures: Figure[] = [];
  return {
    note(measure: string, products: number, figure: number, goal?: Goal | string): void {
      const unit = typeof goal === "object" ? goal.unit : (goal ?? "");
      const limit = typeof goal === "object" ? goal.most : undefined;
      const digits = Number.isInteger(figure) ? 0 : 2;
      const text = `${figure.toFixed(digits)} ${unit}`.trim();
      const load = os.loadavg()[0]?.toFixed(1) ?? "";
      const bound = limit === undefined ? "-" : `<= ${limit} ${unit}`.trim();
      const met = limit === undefined ? "" : figure <= limit ? "yes" : "NO";
      rows.push([measure, products, bound, text, met, load]);
      figures.push({
        name: `${measure}, ${products} products`,
        unit,
        value: Number(figure.toFixed(2)),
        ...(limit !== undefined && { goal: { most: limit } }),
      });
      console.log(`${measure}, ${products} products: ${text} (load ${load})`);
    },
    /** The figures noted so far. */
    all: (): readonly Figure[] => figures,
    print(): void {
      const heads = ["measure", "products", "goal", "measured", "met", "load"];
      printTable(`Content, on ${os.availableParallelism()} processors`, heads, rows);
    },
  };
}

export type Figures = ReturnType<typeof openFigures>;
