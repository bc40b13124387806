const width = 30;

export interface ProgressBar {
  show(share: number, detail: string): void;
  /** A line of its own, above the bar. */
  say(line: string): void;
  end(): void;
}

/** In a log file. */
const msBetweenLines = 60_000;

/** A bar that grows on a terminal; in a log file, where there is no going back, a line a minute for those who want it. */
export function progressBar(title: string, { linesInLog = false } = {}): ProgressBar {
  const terminal = process.stderr.isTTY;
  let shown = '';
  let lastLine = Date.now();
  const clear = () => {
    if (shown !== '') process.stderr.write('\r\u001b[K');
    shown = '';
  };
  return {
    show: (share, detail) => {
      if (!terminal) {
        if (!linesInLog || Date.now() - lastLine < msBetweenLines) return;
        lastLine = Date.now();
        process.stderr.write(`${title}: ${Math.floor(share * 100)} %, ${detail}\n`);
        return;
      }
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
