import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? next(new URL('./compiler.cjs', import.meta.url).href, context)
      : next(specifier, context),
});
