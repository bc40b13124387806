import { store } from '../../data/store.ts';

/** Whether the panel stands beside the list: kept from list to list, so that going back finds the same columns. */
export const panelOpen = store(false);
