import { connect, createServer, type Server, type Socket } from "node:net";
import type { Line } from "./line.ts";
import { Pipe, Share } from "./pipe.ts";
import { Timetable } from "./timetable.ts";

const segment = 1460;
const firstWindow = 10 * segment;
const largestWindow = 2 ** 20;
const most = 4 * 2 ** 20;
const few = 2 ** 20;

interface Ends {
  readonly visitor: Socket;
  readonly site: Socket;
}

/** One line and the time on it. */
interface Road {
  readonly half: number;
  readonly times: Timetable;
}

function carryUp({ visitor, site }: Ends, { half, times }: Road, share: Share): void {
  // The kernel has answered the visitor's greeting at once: its round trip is charged here.
  const opened = performance.now() + 2 * half;
  let last = 0;
  visitor.on("data", (bytes: Buffer) => {
    const leaves = share.book(bytes.length, Math.max(performance.now(), opened));
    last = Math.max(last, leaves + half);
    times.at(last, () => {
      if (!site.destroyed) {
        site.write(bytes);
      }
    });
  });
  visitor.on("end", () =>
    times.at(Math.max(performance.now() + half, last), () => {
      site.end();
    }),
  );
}

/** Within TCP's congestion window, which begins with ten segments and doubles with each round trip. */
function carryDown({ visitor, site }: Ends, { half, times }: Road, share: Share): void {
  const waiting: Buffer[] = [];
  let waits = 0;
  let underWay = 0;
  let window = firstWindow;
  let last = 0;
  let ended = false;
  const next = (): Buffer | undefined => {
    const bytes = waiting.shift();
    const room = Math.min(segment, window - underWay);
    if (bytes !== undefined && bytes.length > room) {
      waiting.unshift(bytes.subarray(room));
      return bytes.subarray(0, room);
    }
    return bytes;
  };
  const pump = () => {
    while (underWay < window && !visitor.destroyed) {
      const bytes = next();
      if (bytes === undefined) {
        break;
      }
      const { length } = bytes;
      waits -= length;
      underWay += length;
      last = Math.max(last, share.book(length, performance.now()) + half);
      times.at(last, () => {
        if (!visitor.destroyed) {
          visitor.write(bytes);
        }
      });
      times.at(last + half, () => {
        underWay -= length;
        window = Math.min(largestWindow, window + length);
        pump();
      });
    }
    if (waits < few && site.isPaused()) {
      site.resume();
    }
    if (ended && waiting.length === 0) {
      times.at(Math.max(performance.now(), last), () => {
        visitor.end();
      });
    }
  };
  site.on("data", (bytes: Buffer) => {
    waiting.push(bytes);
    waits += bytes.length;
    if (waits > most) {
      site.pause();
    }
    pump();
  });
  site.on("end", () => {
    ended = true;
    pump();
  });
  visitor.on("close", () => (waiting.length = 0));
}

/**
 * A TCP relay to a port of this machine that behaves as one access line: a round trip with every
 * exchange, a downlink and an uplink that all connections share, and TCP's slow start. It needs
 * nothing of the kernel.
 */
export function createShaper(port: number, line: Line): Server {
  const road = { half: line.roundTrip / 2, times: new Timetable() };
  const down = new Pipe(line.down);
  const up = new Pipe(line.up);
  return createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    const site = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    const shares = [new Share(up), new Share(down)] as const;
    const cut = () => {
      visitor.destroy();
      site.destroy();
    };
    visitor.on("error", cut);
    site.on("error", cut);
    visitor.on("close", () => {
      site.destroy();
      for (const share of shares) {
        share.giveBack();
      }
    });
    carryUp({ visitor, site }, road, shares[0]);
    carryDown({ visitor, site }, road, shares[1]);
  });
}
