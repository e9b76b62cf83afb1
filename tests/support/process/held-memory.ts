import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Megabytes that something still refers to, in the heap and in buffers: what is only waiting to be collected is not in it. */
export async function heldMemory(): Promise<number> {
  // What a first collection lets go of in callbacks is collected by a second one.
  for (let turn = 0; turn < 2; turn += 1) {
    collect()
    await new Promise(setImmediate)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
