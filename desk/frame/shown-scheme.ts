import { computed } from 'nanostores';
import { scheme } from '../state/scheme.ts';

/** What is on the screen now, whether chosen or the machine's. */
export const shownScheme = computed(scheme, () => document.documentElement.dataset.scheme ?? 'light');
