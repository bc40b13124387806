const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** 'Chrome, Windows': what a browser says it is, short enough for a list; versions come and go. Empty: it says nothing known. */
export function deviceName(userAgent: string): string {
  const of = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [of(browsers), of(systems)].filter((part) => part !== undefined).join(', ');
}
