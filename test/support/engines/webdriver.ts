type Json = Readonly<Record<string, unknown>>;

/** A WebDriver session (W3C). */
export interface Session {
  post(command: string, parameters?: Json): Promise<unknown>;
  /** Ends the session and its browser. */
  end(): Promise<void>;
}

async function call(method: string, address: string, parameters?: Json): Promise<unknown> {
  const body = parameters && JSON.stringify(parameters);
  const answer = await fetch(address, { method, ...(body !== undefined && { body }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) {
    throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  }
  return value;
}

/** Starts a session with the driver at an address. */
export async function beginSession(driver: string, capabilities: Json): Promise<Session> {
  const { sessionId } = (await call("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  return {
    post: (command, parameters = {}) => call("POST", `${session}/${command}`, parameters),
    end: async () => void (await call("DELETE", session)),
  };
}
