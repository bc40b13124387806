import { buildStaffApp } from './build-staff-app.ts';

/** The office's app, below /kontor. */
export function buildDesk(): Promise<'built' | 'unchanged'> {
  return buildStaffApp({
    name: 'desk',
    base: '/kontor/',
    sources: ['desk', 'ui', 'domain', 'contract', 'content/nb/desk'],
  });
}
