import { useRouteLoaderData } from 'react-router';
import type { FrameData } from './load-frame.ts';

/** What the frame was loaded with: the tenant, the menu, how to reach us. For every screen and part of the layout. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<FrameData>('frame');
  if (frame === undefined) throw new Error('useFrame is for what stands inside the frame');
  return frame;
}
