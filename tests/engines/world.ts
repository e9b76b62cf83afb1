import { startProduct } from '#tests/e2e/product.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { NEUTRAL_PAGE } from '#web/features/discreet/quick-exit.ts'
import { openProxy, startElsewhere } from './proxy.ts'

export type EnginesWorld = Awaited<ReturnType<typeof startWorld>>

/** The product behind a proxy that can be shut, and the page that a quick exit leads to. */
export async function startWorld() {
  const port = await freePort()
  // On a PostgreSQL of the operator: the journeys in Chromium have the one that the product brings along.
  const product = await startProduct({ APP_URL: `http://127.0.0.1:${port}` }, 'url')
  const elsewhere = await startElsewhere()
  const proxy = await openProxy({
    port,
    inside: product.url,
    replace: [NEUTRAL_PAGE, elsewhere.url],
  })
  return {
    product,
    proxy,
    elsewhere,
    async stop() {
      await proxy.shut()
      await elsewhere.shut()
      await product.stop()
    },
  }
}
