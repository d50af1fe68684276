/** A module that is loaded later. */
export interface ModuleLoader<Module> {
  /** The module, if it has loaded. */
  get: () => Module | undefined;
  load: () => Promise<Module>;
}

/**
 * Creates a loader that keeps the module after it has loaded, so that later uses need not wait. Unlike `React.lazy` it shows no
 * fallback, which React would show for 300 ms even if the code is loaded already.
 */
export function createModuleLoader<Module>(importModule: () => Promise<Module>): ModuleLoader<Module> {
  let cachedModule: Module | undefined;
  return {
    get: () => cachedModule,
    load: async () => (cachedModule ??= await importModule()),
  };
}
