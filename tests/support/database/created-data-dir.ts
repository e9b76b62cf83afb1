import { inject } from 'vitest'
import { copyOfDataDir } from '#tests/support/process/server-process.ts'

/**
 * A DATA_DIR whose database was created and is empty, so that the first start is all there is to do. Creating one takes
 * longer than most of what is tested on it; the tests of the creation begin with `newDataDir`.
 */
export function createdDataDir(): string {
  return copyOfDataDir(inject('createdDataDir'))
}
