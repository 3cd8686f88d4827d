import type { ReactNode } from "react";

export const badgeTones = ["plain", "outline", "stock", "saving"] as const;

type BadgeTone = (typeof badgeTones)[number];

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
