import { PositionError } from '#domain/shop/position.ts';
import type { Coords } from '#domain/shop/shop.ts';

/** The provider's own code for a position it cannot give. */
const positionUnavailable = 2;

/** Timeout, and how old a cached position may be: for a list of shops some minutes are fine. */
const longestWait = 10_000;
const stillTrue = 300_000;

export function hasGeolocation(): boolean {
  return 'geolocation' in navigator;
}

/** Where the device is, if the visitor lets it say so. Rejects with a PositionError (API-74). */
export function devicePosition(): Promise<Coords> {
  return new Promise((resolve, reject) => {
    if (!hasGeolocation()) {
      reject(new PositionError({ message: 'Geolocation is not supported', code: positionUnavailable }));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new PositionError(error)),
      { timeout: longestWait, maximumAge: stillTrue },
    );
  });
}
