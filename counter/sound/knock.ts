let context: AudioContext | null = null;

/** False: the browser has no sound to give. */
export function wakeSound(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  void context.resume();
  return true;
}

/** Two raps on wood: a short low tone that dies away, twice. */
export function knock(): void {
  if (!wakeSound() || context === null) return;
  for (const delay of [0, 0.16]) rap(context, context.currentTime + delay, 190, 0.09);
}

/** A low, long tone: not that one. */
export function buzz(): void {
  if (!wakeSound() || context === null) return;
  rap(context, context.currentTime, 95, 0.35);
  navigator.vibrate?.(200);
}

function rap(audio: AudioContext, at: number, pitch: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + length / 2);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.5, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
