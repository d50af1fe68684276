import { createStore, type Store } from '@fanous/api-client/store';

/**
 * How many failure views say that their page is not on the device. The offline notice does not show beside them: it would repeat
 * them and cover their buttons.
 */
export const offlinePageCount: Store<number> = createStore(0);
