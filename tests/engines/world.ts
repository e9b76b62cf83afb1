import { startProduct } from '#tests/e2e/product.ts'
import { freePort } from '#tests/support/free-port.ts'
import { NEUTRAL_PAGE } from '#web/features/discreet/quick-exit.ts'
import { openDoor, startElsewhere } from './door.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/** The product behind a door that can be shut, and the page that a quick exit leads to. */
export async function startWorld() {
  const port = await freePort()
  const product = await startProduct({ APP_URL: `http://127.0.0.1:${port}` })
  const elsewhere = await startElsewhere()
  const door = await openDoor({
    port,
    inside: product.url,
    replace: [NEUTRAL_PAGE, elsewhere.url],
  })
  return {
    product,
    door,
    elsewhere,
    async stop() {
      await door.shut()
      await elsewhere.shut()
      await product.stop()
    },
  }
}
