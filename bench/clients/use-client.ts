import { registerHooks } from 'node:module'

// Given to the product's Node as `--import`, with the client to use instead of its own at the end: `…?http.ts`.
const client = new URL(import.meta.url).search.slice(1)

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/stream-client.ts')
      ? next(new URL(client, import.meta.url).href, context)
      : next(specifier, context),
})
