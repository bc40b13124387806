/**
 * A module that is loaded when it is needed. Where its code is gone and the page is being reloaded for it, Vite gives
 * undefined in its place: nobody is to go on with that, so it is waited for until the page is gone.
 */
export async function loadedModule<Module>(module: Promise<Module | undefined>): Promise<Module> {
  return (await module) ?? new Promise<never>(() => {});
}
