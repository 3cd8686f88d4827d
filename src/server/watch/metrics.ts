import { createServer } from "node:http";
import type { Server } from "node:http";
import { isPrivateAddress } from "#domain/network/private-address.ts";
import type { UntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import type { Health } from "#server/watch/health.ts";

const help: Readonly<Record<string, readonly [string, string]>> = {
  enquiries: ["enquiries_kept", "Enquiries in the store."],
  waiting: ["letters_waiting", "Letters that are still to be sent."],
  held: ["letters_held", "Enquiries that wait for a person to release or discard them."],
  refused: ["letters_refused", "Letters that the mail server refuses for good."],
  sent: ["letters_sent", "Letters that were sent."],
  oldestUnsentMs: ["oldest_unsent_milliseconds", "Age of the oldest letter that waits."],
  diskFreeBytes: ["disk_free_bytes", "Free space where the data lies."],
};

/** The figures in Prometheus' text format. */
function metricsText(health: Health, behindUntrustedProxy: boolean): string {
  const gauges: [string, string, number][] = [
    ["service_ready", "1 where the service may get traffic.", health.unready.length === 0 ? 1 : 0],
    ["alarm_reasons", "Number of reasons that /alertz names.", health.alarms.length],
    ["process_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()],
    [
      "untrusted_proxy",
      "1 where a proxy is in front that TRUST_PROXY does not name.",
      behindUntrustedProxy ? 1 : 0,
    ],
  ];
  for (const [figure, [name, text]] of Object.entries(help)) {
    const value = health.figures[figure];
    if (value !== undefined) {
      gauges.push([name, text, value ?? 0]);
    }
  }
  return gauges
    .map(
      ([name, text, value]) => `# HELP ${name} ${text}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    )
    .join("");
}

/** A server for the figures alone, which answers private addresses. */
export function createMetricsServer(
  health: () => Promise<Health>,
  untrustedProxy: UntrustedProxyWatch,
): Server {
  return createServer(async (request, response) => {
    if (!isPrivateAddress(request.socket.remoteAddress ?? "")) {
      response.writeHead(403, { "content-type": "text/plain" }).end("Private addresses only\n");
      return;
    }
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Only GET /metrics\n");
      return;
    }
    const text = metricsText(await health(), untrustedProxy.trouble() !== undefined);
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(text);
  });
}
