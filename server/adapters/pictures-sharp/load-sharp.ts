export type SharpLibrary = typeof import('sharp').default;

let loaded: Promise<SharpLibrary> | null = null;

/** Loaded when a picture or an icon is first made: libvips is 6 MB that most processes need late or never. */
export function loadSharp(): Promise<SharpLibrary> {
  loaded ??= load();
  return loaded;
}

/** One thread for each picture, so that a shop goes on answering meanwhile, and no cache of what was made. */
async function load(): Promise<SharpLibrary> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
