type Values = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Values;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly method: string;
  readonly session: string | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What the browser tells unasked, and from which of its sessions. */
export type Listener = (method: string, params: Values, session: string | undefined) => void;

/** The Chrome DevTools Protocol over one connection. */
export interface Cdp {
  /** Rejects with the browser's words, or where the session ends before the answer. */
  send(method: string, params?: Values, session?: string): Promise<unknown>;
  /** Answers with what stops the listening. */
  listen(listener: Listener): () => void;
  close(): void;
}

async function openSocket(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The browser does not listen.")), {
      once: true,
    });
  });
  return socket;
}

/**
 * Connects to a browser. Playwright and its like switch off what visitors have, such as prerendering,
 * paint holding and the back/forward cache, and these are what quick navigation is made of.
 */
export async function connectCdp(address: string): Promise<Cdp> {
  const socket = await openSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<Listener>();
  let last = 0;
  const failAll = (isLost: (one: Waiting) => boolean, reason: string) => {
    for (const [id, one] of waiting) {
      if (isLost(one)) {
        waiting.delete(id);
        one.reject(new Error(`${one.method}: ${reason}`));
      }
    }
  };
  const take = ({ id, method = "", params = {}, sessionId, result, error }: Message) => {
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) {
      asked?.reject(new Error(`${asked.method}: ${error.message}`));
    } else {
      asked?.resolve(result);
    }
    if (method === "Target.detachedFromTarget") {
      // A page that another took over from never answers.
      failAll(({ session }) => session === params["sessionId"], "the page is gone");
    }
    if (id === undefined) {
      for (const listener of listeners) {
        listener(method, params, sessionId);
      }
    }
  };
  socket.addEventListener("message", ({ data }) => take(JSON.parse(String(data)) as Message));
  socket.addEventListener("close", () => failAll(() => true, "the browser is gone"));
  return {
    send(method, params = {}, session) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { method, session, resolve, reject });
        socket.send(JSON.stringify({ id, method, params, sessionId: session }));
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
