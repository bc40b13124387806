/** Where something runs: an address, and how a command is run there. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** A command as it must be spoken to run on this machine. */
  command(program: string, args: readonly string[]): readonly [program: string, args: readonly string[]];
}

/** A machine that is only an address of this one's loopback, of which Linux has 16 million: ports never collide. */
export function loopbackMachine(name: string, number: number): Machine {
  return { name, address: `127.0.77.${number}`, command: (program, args) => [program, args] };
}
