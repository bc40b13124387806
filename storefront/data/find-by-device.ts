import { devicePosition } from '#ui/browser/device/geolocation.ts';
import { shopperPlace } from './shopper-place.ts';

/** Rejects with a PositionError when the visitor or the device will not say (API-74). */
export async function findByDevice(): Promise<void> {
  const { latitude, longitude } = await devicePosition();
  shopperPlace.set({
    coords: { latitude: coarse(latitude), longitude: coarse(longitude) },
    postcode: null,
    postPlace: '',
  });
}

/** To the nearest hundred metres: enough to find a shop, and no more than that is sent. */
function coarse(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
