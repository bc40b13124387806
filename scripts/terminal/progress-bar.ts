const width = 30;

export interface ProgressBar {
  show(share: number, detail: string): void;
  /** A line of its own, above the bar. */
  say(line: string): void;
  end(): void;
}

/** A bar that grows on a terminal; in a log file, where there is no going back, only what is said stands there. */
export function progressBar(title: string): ProgressBar {
  const terminal = process.stderr.isTTY;
  let shown = '';
  const clear = () => {
    if (shown !== '') process.stderr.write('\r\u001b[K');
    shown = '';
  };
  return {
    show: (share, detail) => {
      if (!terminal) return;
      const filled = Math.round(Math.min(Math.max(share, 0), 1) * width);
      const bar = `${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} % ${detail}`;
      if (bar === shown) return;
      process.stderr.write(`\r${bar}\u001b[K`);
      shown = bar;
    },
    say: (line) => {
      clear();
      process.stderr.write(`${line}\n`);
    },
    end: clear,
  };
}
