/** How this process reaches the network. What is not set is the real thing. */
export type Network = {
  /** All addresses of a name; an empty list if there is none. */
  resolve?: (name: string) => Promise<string[]>;
  /** As `host:port`, in place of the system's. */
  nameServers?: string[];
  /** PEM, trusted besides the system's. */
  certificateAuthority?: string;
  /** Where the server of a host and port listens. */
  portOf?: (host: string, port: number) => number;
};

const held = globalThis as { paraphNetwork?: Network };

export const network = (): Network => held.paraphNetwork ?? {};

/** Puts another network in place, or the real one back. For tests, which own the resolver and the servers. */
export function setNetwork(other: Network | null): void {
  if (other) held.paraphNetwork = other;
  else delete held.paraphNetwork;
}
